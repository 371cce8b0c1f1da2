/** Questions about what is so or not so in the world: no chart shows it, and somebody else can tell. */

/** Who or what can tell: the kind of witness that is named in the answer. */
export type Witness =
  /** a fact of the world that others know */
  | 'world'
  | 'parentage'
  | 'fault'
  | 'wound'
  | 'worth'
  | 'deed'
  | 'beyond'
  | 'paper'
  | 'weather'
  | 'contest'
  | 'past'
  | 'them'
  | 'outcome'
  | 'lost'
  /** whether a point meets one of a chart that is not here */
  | 'their_point'

const AUXILIARY =
  "(?:is|are|am|was|were|do|does|did|has|have|had|will|would|can|could|may|might|isn't|aren't|doesn't|didn't|hasn't|won't)"
const LEAD =
  /^(?:(?:so|and|but|ok|okay|hey|well|then|please|honestly|tell me(?: about)?|i (?:want|need|would like) to know|do you (?:know|think|see)|can you (?:see|say|tell me)|if|whether|truly|just) )*/
const POLAR = new RegExp(`^${AUXILIARY}\\b`)

/** Whether yes or no is asked for. `text` is plain and small. */
export function isPolar(text: string): boolean {
  return POLAR.test(text.replace(LEAD, '')) || POLAR.test(text)
}

const WITNESSES: readonly (readonly [Witness, RegExp])[] = [
  [
    'parentage',
    /\b(is|was) (he|she|it|that|this|\w+) (really |actually |truly )?(the|my|her|his|our) (real |true |biological |birth |own )?(father|dad|mother|mum|mom|son|daughter|child|baby|brother|sister)\b(?! (?:right|angry|happy|ok|sign))|\b(am|is|was) (i|he|she) (really |actually |secretly )?(adopted|(my|his|her|their) (\w+'s|parents'?) (real |own |biological )?(son|daughter|child|kid))\b|\bis the (baby|child) (mine|his|hers)\b|\bis it his (baby|child)\b/,
  ],
  [
    'fault',
    /\b(my|our|his|her|their|whose) (own )?fault\b|\bbecause of (me|us|what i)\b|\b(am|was) i (really )?(to blame|guilty|responsible for)\b|\b(did|have) i (really )?(cause|caused|ruin|ruined|kill|break|broke|destroy|destroyed|fail|failed)\b|\bcould i have (saved|prevented|stopped|helped|done)\b/,
  ],
  [
    'wound',
    /\b(was|were|am|have|did) (i|we) (ever |really |actually )?(been |being |get )?(abused|molested|assaulted|raped|neglected|drugged)\b/,
  ],
  [
    'worth',
    /\b(am|was) i (really |just |actually |such )*(a |an )?(bad|good|terrible|horrible|awful|decent|lousy|great|rubbish) (enough|person|mother|mum|mom|father|dad|parent|wife|husband|partner|friend|daughter|son|sister|brother|lover|human|man|woman|boss|teacher)\b|\bam i (really |just |actually |so |such |too |that |a |an |the )*(ugly|stupid|normal|crazy|mad|selfish|broken|boring|unlovable|lovable|worthless|failure|loser|toxic|evil|weird|narcissist|burden|problem|monster|disappointment|wrong|good enough|enough)\b/,
  ],
  [
    'beyond',
    /\b(life after death|afterlife|after life|god exist|exist\b.*\bgod|ghosts?|haunted|watching over|(in|a) heaven|hell exist|reincarnat\w+|past li(fe|ves)|(at|in) peace (now|there|where)|rest in peace|spirits? (around|with|near)|hear me|see me from|a curse|cursed|evil eye|aliens?)\b/,
  ],
  [
    'deed',
    /\b(guilty|innocent|stole|stolen|steals?|stealing|lying|lied|liar|cheat(s|ed|ing)?|faithful|unfaithful|betray(s|ed|ing)?|murder\w*|kidnap\w*|drugs|drinking again|gambling again|telling (me |us )?the truth|honest with|using me|behind my back|seeing (someone|somebody|other)|messaging (that|another|other|her|him|someone)|has an affair|having an affair|an affair)\b/,
  ],
  [
    'paper',
    /\b(a scam|scammers?|fraud|legit|legitimate|insured|genuine|fake|forged|valid|legal|illegal|for real|a trap|a hoax|a virus|hacked|rigged)\b/,
  ],
  ['weather', /\b(rain(ing|y)?|snow(ing)?|storm|sunny|hail|thunder\w*|earthquake|flood|hurricane)\b/],
  [
    'contest',
    /\b(beat|defeat|win (against|over)|win the (match|game|cup|league|race|derby|final|title|championship|election)|lose the (match|game|election))\b/,
  ],
]

const SOMEBODY =
  '(?:he|she|they|(?:my|our|his|her|their) (?:\\w+ )?(?:mother|father|mum|mom|dad|parents|brother|sister|son|daughter|child|children|kids?|husband|wife|partner|boyfriend|girlfriend|ex|boss|manager|friends?|colleagues?|neighbou?rs?|landlord|teacher|crush|family|cousin|uncle|aunt|grand\\w+|lads|team|mates?)|any(?:one|body)|some(?:one|body)|everyone|everybody|people|the (?:lads|guys|girls|others|neighbours|team|people|man|woman|police))'
const OF_SOMEBODY = new RegExp(`^${AUXILIARY}(?:n't)? ${SOMEBODY}\\b`)
const OF_THE_PAST =
  /^(?:did|was|were|has|have|had)\b(?<!^ha(?:s|ve)(?= \w+(?: \w+)? (?:an?|any|the|got|enough|much|to)\b))/
/** "Does Greg know": a name is only seen by its capital, so it is looked for in the question as typed. */
const OF_A_NAME =
  /^(?:[Aa]nd |[Ss]o |[Bb]ut )?(?:[Ii]s|[Aa]re|[Dd]oes|[Dd]o|[Dd]id|[Ww]ill|[Hh]as|[Cc]an|[Cc]ould|[Ww]ould|[Mm]ight|[Ww]as) (?!(?:I|I'm|The|This|That|My|It|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Sun|Moon|Chiron|Lilith|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Spring|Summer|Autumn|Winter|New|Love|Work|Money)\b)\p{Lu}\p{L}+/u

/** A fact by its own words, whoever it is about; null when the words name none. */
export function witnessOf(text: string): Witness | null {
  return WITNESSES.find(([, words]) => words.test(text))?.[0] ?? null
}

/** Of a question that no undertaking stands in: whom it is about, or that it lies behind. */
export function bystanderOf(text: string, question: string): Witness | null {
  const asked = text.replace(LEAD, '')
  if (OF_SOMEBODY.test(asked) || OF_A_NAME.test(question.trim())) return 'them'
  return OF_THE_PAST.test(asked) ? 'past' : null
}

/** It is about the one who asks, or about a stretch of time, and not about the world at large. */
export function isAboutAsker(text: string): boolean {
  return (
    /\b(i|me|my|mine|myself|we|us|our|ours)\b/.test(text) ||
    /^(?:\w+ )?(?:will|is|are|would|might|could|can|does|do) (?:not )?(?:it|this|that|things|life|love|work|money|today|tonight|tomorrow|next|the (?:next|coming|new|day|week|month|year)|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:19|20)\d\d|mars|jupiter|saturn|uranus|neptune|pluto|mercury|venus)\b/.test(
      text,
    )
  )
}
