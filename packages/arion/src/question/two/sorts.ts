/** Sides of two people's life. */
export const MATTERS = [
  'money',
  'quarrel',
  'distance',
  'trust',
  'love',
  'home',
  'work',
  'speak',
  'closeness',
] as const

/** What a question about two people asks for. */
export const SORTS = [
  'spite',
  'details',
  'compare',
  'between',
  'need',
  'decide',
  'when',
  ...MATTERS,
  'learn',
  'good',
  'match',
  'weeks',
  'them',
] as const
export type Sort = (typeof SORTS)[number]

/** What is asked beside it that nobody's birth can tell: said first. */
export const ASIDES = ['mind', 'promise', 'culprit', 'guess', 'favourite', 'late'] as const
export type Aside = (typeof ASIDES)[number]

/** Behind a closed door for days. */
export const ROOM =
  /\b(not|wont|hasnt|refuses to|never)\b.{0,12}\b(come|came|left|leave|coming|leaving)\b.{0,8}\b(his|her|their) room\b|\blocked (himself|herself|themselves) in\b/
/** Harm wished to things, which is thought and not meant. */
export const JOKE = /\bhope (?!none|no |not)\b.{0,40}\b(plates?|dishes|china)\b.{0,12}\bbreaks?\b/
/** The two themselves, and not whom else one of them loves. */
export const PAIR_IN_LOVE =
  /\b(we|us|our|ours|me and (she|he)|(she|he) and (i|me)|i and (she|he)|turns? me on)\b|\b(i|im|am i)\b.{0,24}\b(attracted to|in love with|fancy|desire|drawn to) (she|her|he|him|them)\b|\b(she|he|they)\b.{0,24}\b(attracted to|in love with|fancy|fancies|desires?) me\b|\b(attracts?|draws?|pulls?) (me to(wards)? (she|her|he|him|them)|(she|her|him|them) to(wards)? me)\b/

/** The narrow before the wide; the first that is found names the form of the answer. */
const FOUND: readonly (readonly [Sort, RegExp])[] = [
  [
    'spite',
    new RegExp(
      String.raw`\b(revenge on|(take|get|want) (my )?revenge|get back at (him|her|them|she)|get even with (him|her|them|she)|(wish|hope) (that )?(he|she|they) (falls? (from|off|down|over)|breaks? (his|her|their) (leg|arm|neck)|suffers?|fails? and|crash(es)?)|make (him|her|them|she) (pay for|suffer)|(hit|hurt|strike|exploit|attack) (him|her|them|she)\b.{0,24}\bweak\w*)\b|${JOKE.source}`,
    ),
  ],
  [
    'details',
    /\b(when|what (time|year|day|hour)|which (hour|year|day)|where) (was|were|is) (he|she|they)\b.{0,12}\bborn\b|\b(what|when|tell me|give me|know)\b.{0,30}\b(birthday|birth (date|day|time|hour))\b|\bhave (his|her|their) (hour|birth time)\b|\btake the (middle|average)\b|\b(what|where|wheres|which|in what|in which)\b.{0,16}\b(his|her|hers|their|theirs|she'?s|he'?s|she|he|they)\b.{0,16}\b(sun|moon|mercury|venus|mars|rising|ascendant|midheaven|star ?sign|sign|placements?)\b|\b(what|which) (star ?|zodiac )?sign (is|are|has|have|was) (he|she|they)\b|\b(sun|moon|mercury|venus|mars|rising|ascendant|sign|chart) of (he|him|she|her|they|them)\b|\bdo (his|her|their) (rising|ascendant|chart)|\b(is|are) (he|she|they) (a|an|one of those) (aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)s?\b|\bwhat('s| has| is)? (he|she|they) got in there\b/,
  ],
  [
    'decide',
    /\bshould i (stay (with|or)|leave (him|her|them|she|or)|go or|marry|forgive|end (it|things|this)|break (up|it off)|give (him|her|them|it|she) (a(nother)?|one more) (second |last |new )?(chance|try|go)|take (him|her|them|she) back|cut (ties|contact|off|him|her|them|she)|move in|divorce)\b|\b(break ?up with|divorce (him|her|them|she)|leave (him|her|them|she)|let (him|her|them|she) go|cut (him|her|them|she) off|end it with)\b/,
  ],
  [
    'when',
    /\b(when (is|are|would|should|could|can|do|will)|good (day|time|moment)|best (day|time|moment)|bad (day|time|moment) (to|for)|better (day|time|wait)|right (day|time|moment)|which day|what day|a time to|this week be|let (him|her|them) stew|or (wait|leave it|let it)|today or|now or)\b/,
  ],
  [
    'need',
    /\b((he|she|they) (really |most )?needs?|(does|do|would|might|could|can) (he|she|they) need|support|help (him|her|them|she)|how (is|are) (he|she|they)|check(ing)? in|what (can|could|should) i (do|give)|be there for|going through|cheer|look after|hes not come out|shes not come out)\b/,
  ],
  [
    'match',
    /\b(good match|compatib\w*|get (on|along)|gets on with|chalk and cheese|suit(s|ed)|click|matched?|get back together)\b/,
  ],
  [
    'money',
    /\b(money|pay(s|ing)?(?! (\w+ )?(attention|heed))|paid|owe[sd]?|lend|lent|loan|debt|borrow\w*|bills?|spen[dt]\w*(?! (\w+ ){0,2}(time|days?|weeks?|weekends?|evenings?|hours?|christmas|holidays?|nights?))|rent|inherit\w*|finances?|salary|cash|budget|\d+ ?(kr|eur|usd|pounds?|dollars?|euros?|thousand))\b|[$€£]/,
  ],
  [
    'quarrel',
    /\b(fight\w*|row|argu\w*|quarrel\w*|kicks? off|kicking off|bicker\w*|clash\w*|shout\w*|had words|hung up|angry|mad at|annoy\w*|irritat\w*|wind(s|ing)? me up|nerves|tension|conflict|snaps?|temper|drama|falling out|fell out|stubborn|disagree\w*|rub\w*|difficult|hard work|so hard)\b/,
  ],
  [
    'distance',
    /\b(distan\w*|cold|pull(s|ing|ed)? away|ghost\w*|left me on read|silence|silent|hardly (phones?|calls?|speaks?|talks?)|not talking|stopped (talking|calling)|drift\w*|speak only|only speak|two words|avoid\w*|withdr\w*|ignor\w*|lost (him|her|it|them)|lose (him|her|them)|apart|shut\w* (me )?out|closed? (off|up)|gotta go)\b/,
  ],
  [
    'trust',
    /\b(trust\w*|rely|reliable|loyal\w*|honest with|faithful|believe (him|her|them)|cheat\w*|lying|lies?(?! (ahead|before|behind|in|down|between|with)))\b/,
  ],
  [
    'love',
    /\b(attract\w*|chemistry|sparks?|passion\w*|sex\w*|desire|in love|fancy|fancies|romantic\w*|turn(s|ed)? on)\b/,
  ],
  [
    'home',
    /\b(live together|living together|move in|living with|live with|share a (flat|house|room)|household|under one roof|rais(e|ing) (a|our|the|my) (child|children|kids?|son|daughter|family)|parenting|chores)\b/,
  ],
  [
    'work',
    /\b(work (with|together|for)|working with|project|business|team|collab\w*|shifts?|overtime|deadline|office|promotion)\b/,
  ],
  [
    'speak',
    /\b(talk\w*|speak\w*|say|tell|ask|bring (it|this|that) up|message|msg|text|call|apologi[sz]e|sorry|conversation|explain|phone|word it|put it|boundar\w*|confess|admit)\b/,
  ],
  [
    'closeness',
    /\b(closer|close to|connect\w*|bond\w*|reach (him|her|them)|intima\w*|nearer|get to know|open up)\b/,
  ],
  ['learn', /\b(learn|teach\w*|lesson|in my life|into my life|bring(s)? (me|out)|mirror)\b/],
  ['good', /\b(good for me|bad for me|right for me|healthy|toxic|worth it)\b/],
  [
    'match',
    /\b(get (on|along)|gets? on with|compatib\w*|match|suit(s|ed)?|click|about us|between us|relationship|we work|we fit|fit together|chalk and cheese|get back together|us two|two of us|together)\b/,
  ],
  [
    'weeks',
    /\b(this week|next week|this month|next month|coming (week|month)s?|ahead|this year|next year|weekend|future|will we|lasts?)\b/,
  ],
  [
    'them',
    /\b(what('s| is| are)? (he|she|they|\w+) like|whats? (he|she) like|who is|understand (him|her|them)|tell me about|about (him|her|them)|read (him|her|them)|figure (him|her|them) out|why (is|are|does|do) (he|she|they))\b/,
  ],
]

/** `text` is small and plain, with the names of those who are meant taken as "she". */
export function sortsIn(text: string): Sort[] {
  const asked = text.replaceAll(
    /\bi (just )?(want(ed)?|would like|d like|suppose what i want)( to)? (ask|know)\b/g,
    '',
  )
  return [...new Set(FOUND.flatMap(([sort, words]) => (words.test(asked) ? [sort] : [])))]
}

const ASIDE: readonly (readonly [Aside, RegExp])[] = [
  [
    'guess',
    /\b(about|around|like|roughly|half) (half )?(\d+|seven|eight|nine|six|five)\b.*\b(innit|right|so)\b|\btake the (middle|average)|\bor something\b|\bone paper\b/,
  ],
  [
    'favourite',
    /\b(he|she|they) (was|were|is|are) (always )?(the|their|mums?|dads?) favou?rite\b|\bdoted on\b/,
  ],
  [
    'culprit',
    /\b(or is it me|is it (me|her|him|my fault|their fault)|whose (fault|side)|who('s| is) (right|wrong)|am i (the|being|wrong)|being a (cow|jerk|bitch|dick)|in the wrong)\b/,
  ],
  [
    'promise',
    /^(so )?(will|is|are|does|do|would|fine|yes or no)?\b.*\b(will (we|he|she|they|it)|gonna|going to (call|come|pay|leave|fire|cut)|get back together|give back|come back|end up|yes or no)\b/,
  ],
  [
    'mind',
    /\b(she|he|they)\b.{0,12}\b(thinks?|thinking|feels?|feeling|wants?|mind|means?|hiding|planning)\b|\b(loves?|likes?|hates?|miss(es)?|wants?) me\b|\b(against|serious about) me\b|\b(angry|mad) (on|at|with) me\b|\bon read\b|\bdid i do\b|\bjust chatting\b|\bjealous\b/,
  ],
]

export function asidesIn(text: string): Aside[] {
  return ASIDE.flatMap(([aside, words]) => (words.test(text) ? [aside] : []))
}
