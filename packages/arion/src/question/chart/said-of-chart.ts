/**
 * What somebody has told the asker of the asker's own chart, where it is asked whether it is so: "Beata says
 * I have Mars in Cancer. Was she right?"
 */
import type { ChartPoint } from '../../chart/certainty.ts'
import type { AskedThing } from '../../listen/reading.ts'
import type { Wants } from '../../listen/vocabulary.ts'
import { asksWithin, sentencesOf } from '../asking.ts'
import { plain } from '../plain-text.ts'
import { saidIn } from './said-in.ts'
import type { Said } from './said-in.ts'

/** A yes or a no, or one of several, is asked of the chart itself. */
export function asksFact({ about, wants }: AskedThing): boolean {
  return about.includes('chart') && wants.some((one) => FACTS.includes(one))
}
const FACTS: readonly Wants[] = ['whether', 'fact', 'which']

/**
 * In the order of the words, each once and at most four; empty where none of it is put to the test, or where
 * something else is asked besides. `isHeard`: the ear has heard that a fact of the chart is asked.
 */
export function saidOfChart(typed: string, isHeard: boolean): Said[] {
  const whole = plain(typed)
  const isShort = whole.split(' ').length <= SHORT
  const isOfOwn = isHeard || OWN_CHART.test(whole)
  const sentences: Sentence[] = []
  for (const typedSo of sentencesOf(typed)) {
    const text = plain(typedSo)
    // "And Saturn in Leo": of whom the sentence before was
    const goesOn = (sentences.at(-1)?.said.length ?? 0) > 0
    const isBare = isShort && QUICK.test(text) && BARE_TAG.test(text)
    const said = saidIn(typedSo, isOfOwn || goesOn || isBare).filter(
      (one) => isOfOwn || goesOn || one.is !== 'sign' || !SLOW.includes(one.point),
    )
    const asksItself = said.length > 0 && (ASKS_ITSELF.test(text) || (isShort && BARE_TAG.test(text)))
    sentences.push({ typedSo, text, said, isTest: testsIt(text) || asksItself })
  }
  const told = sentences.filter(({ said }) => said.length > 0)
  if (told.length === 0 || !(isHeard || sentences.some(({ isTest }) => isTest))) return []
  const isElse = ({ typedSo, text, said, isTest }: Sentence) =>
    DEED.test(text) ||
    (!isTest && OPEN.test(text)) ||
    (!isTest && !isHeard && said.length === 0 && asksAside(typedSo))
  if (sentences.some(isElse)) return []
  const found = new Map(joined(told.flatMap(({ said }) => said)).map((one) => [JSON.stringify(one), one]))
  return [...found.values()].slice(0, AT_MOST)
}

interface Sentence {
  typedSo: string
  text: string
  said: readonly Said[]
  isTest: boolean
}

const AT_MOST = 4
/** in words */
const SHORT = 12
/** Where nobody owns them they are those of the sky. */
const SLOW: readonly ChartPoint[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
const QUICK = /\b(?:sun|moon|rising|ascendant|mercury|venus|mars)\b/

/** A mark behind what is only told asks nothing: "im not even loud??" */
function asksAside(sentence: string): boolean {
  return asksWithin(sentence.replace(/[?!. ]+$/, ''))
}

/** A chart that is spoken of is the asker's, unless somebody else is named with it. */
const OWN_CHART =
  /\b(?:my|me a) (?:\w+ )?(?:chart|horoscope|placements?|big three|big 3)\b|\bmine\b|\bfor me\b/
/** What is asked of a life or of a time, whatever of the chart is told with it. */
const DEED =
  /\b(?:should|shall|do|can|could|must|would) (?:i|we) (?!have\b|really\b|actually\b|still\b|even\b|believe\b)|\b(?:when (?:is|are|do|does|will|can|should)|what day|which day|how (?:many|much|long))\b/
/** What is asked for words, and not for a yes or a no. */
const OPEN =
  /^(?:so |and |but |ok |hi |hey )*(?:how|why|explain|tell me (?:about (?!mine\b|it\b|that\b|my chart\b)|more)|what (?:(?:does|do)(?! (?:yours|your|mine|the chart|my chart))|kind|sort|about|career|job|partner|type|would|will|if|can|should)|describe)\b/
/** "Is that true", "she had right", "who is wrong": a word of truth of what was said, and of nothing else. */
function testsIt(text: string): boolean {
  return !OF_SOMEBODY.test(text) && TESTS.some((pattern) => pattern.test(text))
}
/** "Is she really mad at me": it is no chart that is put to the test. */
const OF_SOMEBODY =
  /\b(?:is|are|was|were|does|do|did|will|would|has|have) (?:he|she|they) (?!(?:really |even |just |actually )?(?:right|wrong|correct|lying|mistaken|making|mixed|muddl\w*|slip\w*|misread|get|got|say|said)\b)\w+/
const SAID_IT =
  '(?:that|it|this|these|those|she|he|they|both|either|all (?:that|this|of (?:it|that|this))|any of (?:it|that|this)|what (?:she|he|they|it|the \\w+) (?:say|says|said|told me|tells me|wrote)|the \\w+(?: (?:app|book|woman|man|lady|one))?|you|who|which(?: one)?)'
const TRUE =
  '(?:(?:really|even|actually|just|all|only|ever|still|quite|any|factually|technically|literally) )*(?:true|right|correct|accurate|legit|real|wrong|mistaken|lying|nonsense|rubbish|bs|bogus|off|so|made up|making (?:it|this|that|things|stuff) up|mixed up|muddled|fact|facts|cap)'
/** "Right for me", "wrong that I love him", "true love" are of a life. */
const OF_NO_LIFE = '(?! (?:for|to|of me|that|if|love|when|because|person|man|woman|one for|time|place)\\b)'
const TESTS = [
  /^(?:so |and |but |ok )*(?:legit|facts?|true|for real|fr|no cap|cap|right|correct|really)(?: or \w+| tho| though| lol)*$/,
  new RegExp(
    `\\b(?:is|isn'?t|was|wasn'?t|are|were|had|has|have|did|does|can|could|be) ${SAID_IT}(?: (?:be|get|got|have|had))?(?: (?:it|that|this|me))? ${TRUE}\\b${OF_NO_LIFE}`,
  ),
  new RegExp(`\\b(?:if|whether) ${SAID_IT} (?:is|was|are|were|has|had) ${TRUE}\\b${OF_NO_LIFE}`),
  new RegExp(`\\b${SAID_IT} (?:is|was|are|were|has|had|have|got it|gets it|be|'s)? ?${TRUE}$`),
  /\bwho(?:'?s| is| has| got it| do i believe)(?: \w+)? (?:right|wrong|lying|mistaken|it right|it wrong)\b|\b(?:what|which|who)(?: one| of (?:them|these|the two|us))? (?:am i|i am|is it|was it|is mine|do i have)\b(?! (?:\w+ )?(?:like|for|to|doing|good|made|about)\b)|\bhave i (?:even |really |actually )?got (?:that|it|this)\b|\bgot (?:it|that|mine|me|the facts?) (?:right|straight|wrong|in the right place)\b|\bfacts? straight\b|\b(?:what|whom?|which) (?:to|do i|should i) believe\b|\bproper version\b|\bset me straight\b|\bactual (?:angle|position|sign|degree|place|house)\b|\bdeserves? to be called\b|\bis it (?:there|in there)\b|\bwhat (?:does|do) (?:yours|your \w+|mine) (?:say|show)\b/,
  /\b(?:had|has|did|have) (?:she|he|they|it|the \w+) (?:\w+ )?(?:slip|slipped|muddle|muddled|misread|mistaken|mix|mixed|got (?:me|it|that)|get (?:me|it|that))\b|\b(?:anything|something|nothing) in (?:it|that|this|what (?:she|he|they))\b|\bwhether (?:she|he|they|it|that|this) (?:had|has|have|is|was) (?:slipped|right|wrong|true|so|correct|mistaken)\b/,
  /\b(?:check|confirm|verify|correct)(?:ed)? (?:it|that|this|something|me|whether|if)\b|\b(?:confirmed|corrected|verified|fact check)\b|\b(?:true|right|correct|facts?) or (?:no|not|false|wrong|only|just|cap|made|is|was)\b|\bdoes (?:that|it) change (?:everything|anything|it|things)\b/,
]

/** "Do I really have …": the sentence that says it asks it. */
const ASKS_ITSELF =
  /^(?:so |and |but |ok |wait |well )*(?:do i (?:really |actually |truly |even |still )*have\b|am i (?:really |actually |even |still )*|was i (?:really )?born\b|is it (?:true|right|correct|so) (?:that )?i\b|fact check me)(?!.*\b(?:good|bad|lucky|why|does (?:it|that) mean)\b)/
/** "Cancer sun leo moon right?": of a few words, which tell nothing besides. */
const BARE_TAG =
  /\b(?:right|correct|true|legit|legit or not|yes|no|or not|or what|isn'?t it|innit|am i|don'?t i)$/

/** What is said of one point in several sentences is one or the other. */
function joined(said: readonly Said[]): Said[] {
  const signs = said.filter((one) => one.is === 'sign')
  return said.flatMap((one, index): Said[] => {
    if (one.is !== 'sign') return [one]
    if (said.findIndex((other) => other.is === 'sign' && other.point === one.point) !== index) return []
    const all = signs.filter(({ point }) => point === one.point).flatMap((each) => each.signs)
    return [{ ...one, signs: [...new Set(all)] }]
  })
}
