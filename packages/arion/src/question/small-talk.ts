/** What is said to Arion and asks nothing of a chart: greetings, thanks, anger, doubt, another language. */
import { objectionIn } from './talk/objections.ts'
import type { Address } from './talk/said-to-arion.ts'

export type SmallTalk = 'parting' | 'jibe' | 'thanks' | 'good_news' | SelfTalk | 'rude' | 'doubt' | 'disagree'
/** What Arion is asked about itself: what it is, who reads along, what it remembers, who made it. */
export type SelfTalk =
  | 'who'
  | 'privacy'
  | 'memory'
  | 'maker'
  | 'sources'
  | 'barnum'
  | 'repeating'
  | 'what_to_ask'
  | 'faith'
  | 'worth'
  | 'other_app'
  | 'missed'
  | 'hurt'
  | 'disagrees'
  | 'convince'
  | Address

const TALK: readonly [SmallTalk, RegExp][] = [
  ['greeting', /^(hello|hi|hey|hiya|good (morning|evening|afternoon|day)|greetings)( there| arion| again)*$/],
  [
    'good_news',
    /^(yes )?(i|we) (just |have |'ve |finally )*(got (the|a|my|that) (\w+ )?(job|promotion|flat|house|place|offer|raise|visa)|got (in|engaged|married)|passed|made it|am engaged|won)\b(?!.*\b(should|when|how|what|why|will|but)\b)|^(it worked( out)?|you were right|it came true)$/,
  ],
  [
    'doubt',
    /\b(what is the point of (astrology|this|horoscopes|all this)|is astrology (real|true|a science|nonsense|fake|bullshit)|does astrology (really )?work|(i )?(don'?t|do not) believe (in )?(this|astrology|horoscopes|you)|why should i (believe|trust) (you|this|astrology)|prove it|is (this|any of this) (real|true))\b/,
  ],
  [
    'rude',
    /\b(bullshit|nonsense|rubbish|garbage|crap|scam|fuck\w*|shut up|piss off|screw you|you suck|this sucks|idiot|moron|i hate (you|this))\b|\byou('re| are|r)? (so |a |an |such a |just a |really )*(stupid|dumb|useless|idiot|fake|fraud|liar|worthless|joke|ridiculous)\b|^(stupid|useless|boring|lame)( \w+)?$/,
  ],
]

/** Nothing but that: a question with a matter in it is a question, however it is put. */
export function smallTalk(text: string): SmallTalk | null {
  return TALK.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

const THING =
  '(?:ai|a\\.?i\\.?|robot|bot|human( being)?|person|real|real (?:human|person|astrologer|man|woman|one)|man|woman|machine|program|computer|software|chat ?bot|app|algorithm|alive|conscious|sentient|astrologer|psychic|somebody|someone|live (?:person|human|agent))'
const WORDS_OF_MINE =
  '(?:my|our|these|those|the|this|all|all of|any of|any|private|personal|old|past|what i|everything i) ?(?:my |our )?(?:private |personal |old |past |birth |chat |last |first |previous |earlier )*(?:messages?|chats?|questions?|conversations?|data|information|info|words|secrets?|history|details|birth (?:data|date|details|time)|write|say|type|tell|ask|wrote|said|told|asked|send|sent)'

const SELF_TALK: readonly [SelfTalk | 'doubt', RegExp][] = [
  [
    'doubt',
    /\b(?:will|do|does|would|can) (?:the )?(?:dates|stars|chart|days|it|this|they) (?:still |even )?(?:work|hold|count|apply)\b.*\b(?:believ\w+|faith|sceptic\w*|skeptic\w*)\b|\b(?:believ\w+|faith)\b.*\b(?:will|do|does|would|can) (?:the )?(?:dates|stars|chart|days|it|this|they) (?:still |even )?(?:work|hold|count|apply)\b|\bis (?:it|this) (?:a kind of |just )?(?:foretelling|fortune telling|prophecy|soothsaying|guess(?:ing|work)|superstition)\b|\b(?:million|billion|light years?|thousand) (?:of )?(?:km|kilomet\w+|miles?|light years?)?\b.*\b(?:influence|effect|pull|affects?|reach\w*)\b/,
  ],
  [
    'doubt',
    /\b(mechanism|causal\w*|gravitational\w*|physically (do|does|doing|affect\w*|pull\w*|change\w*))\b.*\b(planets?|stars?|astrology|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|moon)\b|\b(planets?|stars?|astrology|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|moon)\b.*\b(mechanism|causal\w*|gravitational\w*|physically (do|does|doing|affect\w*|pull\w*|change\w*))\b/,
  ],
  [
    'sources',
    /\b(which|what) of (your|these|those|the) (statements|sentences|answers|words|claims|things)\b.*\b(facts?|true|interpretation|invented|computed|real)\b|\b(facts?) (and|or|from|vs) (which are )?(interpretation|opinion|fiction)\b|\bhow (do|can|would|could) you (know|tell) (this|that|all this|any of (this|that)|these things)\b|\bwhere (do|did) you (get|have|take) (this|that|all this|your \w+) from\b|\b(?:you|u|your) (?:\w+ ){1,14}where (?:do|does) (?:it|that|this|these|they|all (?:this|that)) come from\b|\bhow do you (calculate|compute|work (this|that|it) out)\b|\bhow (do|can|does|could) (you|u|it|an? (machine|computer|program|app|robot|phone|tablet))( even| actually| really)? do (it|this|that)$|\bhow (can|could|does) an? (machine|computer|program|app|robot|phone|tablet) (know|tell|look|see)\b|\b(do|did|are) (you|u) (ever |just |sometimes |really |actually |simply )*(mak(e|ing) (it|this|that|things|stuff|all (of )?(this|that|it)) up|invent(ing)? (it|this|that|things|stuff)|guess(ing)?)\b|\byou('re| are) (just |only )?(making (it|this|that|things|stuff|all (of )?(this|that|it)) up|guessing)\b/,
  ],
  [
    'barnum',
    /\b(barnum|forer|horoscope(s)? (fit|fits|apply|applies) (to )?every(one|body)|cold reading|confirmation bias|(that|this) (could|would|might|can) (be true of|fit|apply to|describe) (any|every)(one|body))\b|\b(read|showed) [^.?!]{0,40}\b(out loud|aloud|to (my|a) \w+)\b[^.?!]{0,40}\b(it|that) (was|is|fits?|fit|sounded) (exactly |just |totally |also |like )*(her|him|them|theirs|his|hers)\b/,
  ],
  [
    'sources',
    /\bhow much of (that|this|it|what you (say|said)) (is|was|comes from) (the|my|a) (chart|stars|planets|sky)\b|\b(is|was) (that|it|this) (actually |really |even )?(in (there|my chart|the chart)|from (the|my) chart) or\b|\b(reading|going by|repeating) what i (type|typed|write|wrote|say|said)\b|\b(something|anything) (actually|really) (being |getting )?(calculated|computed|worked out)\b/,
  ],
  [
    'worth',
    /\bwhat am i (even |actually |really |exactly )?paying( you)? for\b|\b(are you|is (this|astrarium|the plan|the subscription)) (really |even )?worth (the|my|that|any) (money|price)\b|\bwhy (should|would|do) i (even )?pay (you|for (this|you))\b/,
  ],
  [
    'other_app',
    /\b(other|another|different|her|his|their|an|one|my) (app|site|website|astrologer|calculator|program|chart maker)s?\b[^.?!]{0,70}\b(say|says|said|has|had|have|tells?|told|gives?|gave|shows?|showed|puts?|put|got)\b[^.?!]{0,50}\b(sun|moon|rising|ascendant|signs?|houses?|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b|\bwhy (is|does|are|do) (my|the) (chart|sign|signs|houses?|moon|rising|ascendant)[^.?!]{0,30}\bdifferent(ly)? (on|in|from|than|to|at) (another|other|an?|my|the other) (app|site|website|astrologer|calculator|program)s?\b/,
  ],
  [
    'repeating',
    /\byou (are|'re|keep|always) (just |only )?(repeating|repeat|saying the same|say the same)\b|\byou (already |just )?(said|told me) (that|this) (already|before|twice)\b|^same (answer|thing) (again|as before)$/,
  ],
  [
    'what_to_ask',
    /^(so |ok |and )?what (can|could|should|may|do) i ask( you)?( about| here)?$|^what (kind of|sort of|sorts of) (questions|things) (can|could|do) (i|you)\b|\b(put|installed|downloaded|set up|got) (this|it|you|the app) (up )?(on|onto) my (phone|telephone|mobile|tablet|ipad)\b|\b(what|how) (am i|i'm|i am|do you|are we|is one|one is) (meant|supposed) to (do|use|ask|say|type|write|start)\b( with)?( this| it| you| here)?( thing| app)?(?= *$| evening| morning)/,
  ],
  [
    'missed',
    /^(no )?(you|u) (have |completely |totally |really |just )*(misunderstood|misunderstand|misread|got (me|it|that) wrong|did not understand|didn't understand|missed (the|my) (point|question))( me| that| it| my question| completely)?$|^that (is|was) not (what i (asked|meant)|my question)$|^(that|this) (does|did) ?n[o']t answer (my|the) question$/,
  ],
  [
    'hurt',
    /^(that|this|it|your answer) (really |kind of |kinda )?(hurt|hurts|stings|stung|was (harsh|cruel|mean|unkind))( me)?( a bit| a lot)?$/,
  ],
  [
    'disagrees',
    /^(no |well |sorry )?((i|we) (really |completely |totally |strongly |kind of |respectfully )*(disagree|do not agree|don't agree|don't think so|do not think so|don't see it that way)( with (that|this|it|you))?|(that|this|it) (is|was) not (true|me|like me|how i am)( at all)?|that's not (true|me|like me)( at all)?|that isn't (true|me|like me)( at all)?|not true)$/,
  ],
  [
    'memory',
    new RegExp(
      `\\b(?:do|did|can|will|would) you (?:still |even |ever |also )?(?:remember|recall|forget) (?:me\\b|${WORDS_OF_MINE}|our|the last|anything|things|what|everything|any)|\\bdo you have (?:a )?memory\\b|\\bdo you learn (?:from|about) me\\b`,
    ),
  ],
  [
    'privacy',
    new RegExp(
      [
        `\\b(?:do|does|can|could|will|would|did|are|is|who|if) (?:you|you guys|any ?one|anybody|any ?one else|some ?one|somebody|people|other people|others|a human|a person|humans|the team|your team|staff|the company|astrarium|arion|this app|the app|this site|else|can|all|gets? to|also)(?: else| also| able to| at astrarium| actually| really| secretly| even| ever| going to)* (?:read(?:ing|s)?|sees?|seeing|stor(?:e|es|ing)|sav(?:e|es|ing)|keeps?|keeping|record(?:s|ing)?|log(?:s|ging)?|shar(?:e|es|ing)|sells?|selling|collects?|collecting|tracks?|use|uses|using|listen(?:s|ing)? to|look(?:s|ing)? at|spy(?:ing)? on|pass(?:es)? on|send|hav(?:e|ing) access to|access|train on|delete) (?:${WORDS_OF_MINE}|me\\b|along|this\\b|it\\b|them\\b)`,
        `\\b(?:will|can|could|does|do|would) (?:she|he|they|mia|my (?:\\w+ )?(?:daughter|son|mother|mum|mom|father|dad|sister|brother|wife|husband|partner|boyfriend|girlfriend|flatmate|kids?|boss)|\\w+) (?:also |ever |be able to )?(?:see|read|know|find out|get) (?:what|that|which|anything) (?:i am|i'm|im|i|we) (?:\\w+ )?(?:ask\\w*|tell\\w*|writ\\w*|wrote|said|say\\w*|typ\\w*|told)\\b|\\b(?:does|do|did|has|have|bet|is) (?:she|he|they|\\w+) (?:ever |also |been )?ask(?:s|ed|ing)? (?:you |u )?about me\\b`,
        `\\bwho (?:can |else |all |gets to )*(?:reads?|sees?|see|has access to|stores|knows) (?:${WORDS_OF_MINE}|this\\b|these\\b|along)`,
        `\\b(?:is|are) (?:this|it|this (?:chat|conversation)|(?:my|our) (?:private |birth |personal )?(?:messages?|chats?|questions?|conversations?|data|information|details|secrets?|words)|what i (?:write|say|tell you|type)(?: here)?|you)(?: (?:kept|all|here|really|completely|totally|chat|being))* (?:private|confidential|anonymous|encrypted|stored|saved|recorded|shared|sold|logged|read|listening|spying|tracking me)\\b(?! (?:in|by (?:him|her)))`,
        `\\b(?:is|are) (?:my|our) (?:messages?|chats?|questions?|conversations?|data|information|details|birth data) (?:here )?(?:safe|secure)\\b|\\bis it safe to (?:talk to|tell|write to|trust) you\\b`,
        `\\bwhat (?:data|information) (?:do|does|is|are|will)\\b.*\\b(?:you|app|site|store|stored|collect|collected|keep|kept)\\b|\\bwhat (?:do|will) you do with my\\b|\\bwhere (?:is|are|do) (?:my|you) .*\\b(?:stored?|kept|saved?|data)\\b|\\bwhat happens to (?:my )?(?:messages|data|questions|chats)\\b`,
      ].join('|'),
    ),
  ],
  [
    'maker',
    /\bwho (?:has )?(?:made|created|built|programmed|trained|developed|designed|invented|wrote|runs|owns|coded|is behind|are behind|operates|makes) (?:you|this (?:app|site|thing|program|bot|chat)|arion|astrarium)\b|\b(?:are|r) (?:you|u) (?:really |just |actually |secretly |based on |built on |powered by |running on |using |like |made (?:by|with) |from )*(?:an? )?(?:chat ?gpt|gpt ?-?\d?|open ?ai|claude|anthropic|google|bard|copilot|llama|mistral|deep ?seek|grok|siri|alexa|llm|large language model|language model|gemini (?:ai|model)|google gemini)\b|\bis (?:this|it|arion) (?:just |really |actually |based on |built on )*(?:an? )?(?:chat ?gpt|gpt|open ?ai|claude|llm|language model)\b|\b(?:what|which) (?:ai|model|llm|language model|technology|software)(?: model)? (?:are you|is this|is it|do you use|powers|runs|are you using|is behind)\b|\bdo you use (?:chat ?gpt|gpt|open ?ai|ai|an? (?:ai|llm|language model))\b|\bwhat are you (?:made of|built on|based on|running on)\b|\bhow were you (?:made|built|trained|created)\b|\bwhere do you come from\b/,
  ],
  [
    'who',
    new RegExp(
      [
        `\\b(?:are|r) (?:you|u) (?:really |actually |just |truly |even |only |secretly |in fact |or are you )*(?:an? |the )?${THING}\\b(?! (?:sure|about (?:this|him)|close))`,
        `\\bam i (?:really |actually |just )*(?:talking|speaking|chatting|writing|texting) (?:to|with) (?:an? )?(?:\\w+ )?(?:${THING}|you)\\b|\\bwho(?:m)? am i (?:talking|speaking|chatting|writing) (?:to|with)\\b`,
        `\\bis (?:this|it|arion|there|that) (?:really |actually |just )*(?:an? )?(?:ai|bot|robot|chat ?bot|real (?:person|human)|human|person|machine|computer)\\b|\\bis (?:any ?one|anybody|somebody|some ?one|a human|a person|a real person) (?:really |actually |even )*(?:there|here|typing|writing|answering|behind|reading)\\b|\\bwho (?:is |are )?(?:really |actually )?(?:typing|writing (?:this|these|the answers|back)|answering(?: me)?|behind (?:this|these|the (?:screen|answers)))\\b`,
        `\\b(?:do|can) you (?:actually |really |even )?(?:have (?:a )?(?:feelings|emotions|body|soul|consciousness|heart|birthday|birth chart|sign|star sign|name)|feel (?:anything|things|emotions|pain|love)|sleep|dream\\b(?! of)|think for yourself|exist|love me|like me|care about me|understand me)\\b`,
        `^(?:hello |hi |hey |so |ok |but |and |then )*(?:who|what|how old|where) are you(?: really| exactly| arion| anyway)?$|\\bwhat is your (?:name|star sign|zodiac sign|sign|birthday|age)\\b|\\bwhat can you do\\b(?! about)|\\bcan you help(?: me)?$|\\bhow (?:do|does) (?:you|this|it) work$`,
      ].join('|'),
    ),
  ],
]

/**
 * A question about Arion itself, whatever else stands in it: nothing of the sky may be taken for the answer.
 */
export function selfTalk(text: string): SelfTalk | 'doubt' | null {
  return SELF_TALK.find(([, pattern]) => pattern.test(text))?.[0] ?? objectionIn(text)
}

/** What is heard to be about Arion and stands in no rule: by the words that it turns on. */
export function talkOfItself(text: string): SmallTalk {
  return TURNS_ON.find(([, pattern]) => pattern.test(text))?.[0] ?? 'who'
}

const TURNS_ON: readonly [SmallTalk, RegExp][] = [
  ['barnum', /\b(same thing|same answer|every ?one|every ?body|any ?one|any ?body|generic|vague)\b/],
  [
    'faith',
    /\b(haram|halal|sin|sinful|god|allah|jesus|bible|qur'?an|koran|church|mosque|imam|priest|pastor|rabbi|religion|pray\w*|devil|occult)\b/,
  ],
  ['who', /\b(person|human|robot|bot|machine|computer|bloke|feller|man or|real (man|woman|guy))\b/],
  ['worth', /\b(pay|pays|paying|paid|money|subscription|worth|costs?|price)\b/],
  [
    'doubt',
    /\b(mechanism|physical\w*|gravity|causal\w*|causes?|scien\w+|proof|prove|evidence|believe|nonsense|real|load of \w+|cobblers|bollocks|hogwash|mumbo jumbo|hocus pocus|claptrap|poppycock|baloney|tosh|hooey|bunk|woo)\b/,
  ],
  ['memory', /\b(remember|recall|forgot|forget|last (time|week|month)|yesterday|know me|met before)\b/],
  [
    'sources',
    /\b(honest\w*|invent\w*|li(e|es|ar|ed|ying)|sure|certain|accurate|accuracy|wrong|mistakes?|true|truth|trust|guess\w*|know)\b/,
  ],
  ['privacy', /\b(read(s|ing)? (this|along|my)|private|secret|store[ds]?|delete[ds]?|share[ds]?|data)\b/],
]
