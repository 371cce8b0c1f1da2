/**
 * What somebody has told the asker of the asker's own chart, where it is asked whether it is so: "Beata says
 * I have Mars in Cancer. Was she right?"
 */
import { asksWithin, sentencesOf } from '../asking.ts'
import { plain } from '../plain-text.ts'
import { saidIn } from './said-in.ts'
import type { Said } from './said-in.ts'

/**
 * In the order of the words, each once and at most four; empty where none of it is put to the test, or where
 * something else is asked besides. `isOfChart`: the ear has heard that the chart is asked about.
 */
export function saidOfChart(typed: string, isOfChart: boolean): Said[] {
  const sentences = sentencesOf(typed).map((sentence) => ({ sentence, said: saidIn(plain(sentence)) }))
  const told = sentences.flatMap(({ said }) => said)
  if (told.length === 0 || !(isOfChart || sentences.some(testsIt))) return []
  const isElse = (one: Sentence) =>
    DEED.test(plain(one.sentence)) ||
    (!isOfChart && one.said.length === 0 && !testsIt(one) && asksAside(one.sentence))
  if (sentences.some(isElse)) return []
  const found = new Map(joined(told).map((one) => [JSON.stringify(one), one]))
  return [...found.values()].slice(0, AT_MOST)
}

const AT_MOST = 4

/** A mark behind what is only told asks nothing: "im not even loud??" */
function asksAside(sentence: string): boolean {
  return asksWithin(sentence.replace(/[?!. ]+$/, ''))
}

/** What is asked of a life or of a time, whatever of the chart is told with it. */
const DEED =
  /\b(?:should|shall|do|can|could|must|would) (?:i|we) (?!have\b|really\b|actually\b|still\b|even\b|believe\b)|\b(?:when (?:is|are|do|does|will|can|should)|what day|which day|how (?:many|much|long))\b/

interface Sentence {
  sentence: string
  said: readonly Said[]
}

function testsIt({ sentence, said }: Sentence): boolean {
  const text = plain(sentence)
  if (OF_SOMEBODY.test(text)) return false
  if (WHICH.test(text)) return true
  if (!TRUTH.test(text)) return false
  return sentence.endsWith('?') || ASKS.test(text) || (said.length > 0 && TAG.test(text))
}

/** "Which one am I", "what is it really". */
const WHICH =
  /\b(?:what|which|who)(?: one| of (?:them|these|the two|us))? (?:am i|i am|is it|is mine|do i have|is (?:right|wrong|true|lying))\b|\bwho(?:'?s| is| has| got it| do i believe) (?:right|wrong|lying|mistaken|true)\b/
/** What is put to the test by these: "was any of that real", "had she slipped". */
const TRUTH =
  /\b(?:true|truth|untrue|real|really|right|wrong|correct\w*|accurate|facts?|cap|legit|confirm\w*|verif\w*|check|slip(?:ped|s)?|muddl\w+|mistak\w+|mixed|lying|lied|made up|mak(?:es?|ing) (?:it|that|this|stuff) up|nonsense|rubbish|bs|anything in|nothing in|bogus|off|sure|misread|believe|trust|agree\w*|otherwise|does that change)\b/
const ASKS =
  /\b(?:wonder\w*|please|should like|would like|want to know|need to know|tell me|curious|check|confirm\w*|verify|facts or|true or|right or|legit|not sure|dunno|idk|was any|is any|is it|is that|was (?:she|he|it|that)|(?:had|did|is|has|got) (?:she|he|they|it|that))\b/
/** What a statement ends on when it is asked without a mark. */
const TAG = /\b(?:right|correct|true|legit|wrong)$/
/** "Is she really mad at me": it is no chart that is put to the test. */
const OF_SOMEBODY =
  /\b(?:is|are|was|were|does|do|did|will|would|can|has|have) (?:he|she|they|people|it true (?:that )?(?:he|she|they|people|\w+s)) (?!(?:even |really |just )?(?:right|wrong|correct|lying|mistaken|making|mixed|muddl\w+|slip\w*|read|misread|get|got|say|said|had it|telling|mean|off)\b)\w+/

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
