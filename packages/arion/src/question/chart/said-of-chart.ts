/**
 * What somebody has told the asker of the asker's own chart, where it is asked whether it is so: "Beata says
 * I have Mars in Cancer. Was she right?"
 */
import { SIGNS } from '@astrarium/sky'
import type { MajorAspect, Planet, Sign } from '@astrarium/sky'
import type { ChartPoint } from '../../chart/certainty.ts'
import { asksWithin, sentencesOf } from '../asking.ts'
import { plain } from '../plain-text.ts'
import { houseIn, isPlanet, pointSpansIn } from './names-in.ts'
import type { PointSpan } from './names-in.ts'

export type Said =
  /** several signs where it is one or the other: "Libra or Scorpio" */
  | { is: 'sign'; point: ChartPoint; signs: Sign[] }
  | { is: 'house'; point: ChartPoint; house: number }
  | { is: 'motion'; point: Planet }
  | { is: 'contact'; points: [ChartPoint, ChartPoint]; angle: MajorAspect }

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

function saidIn(text: string): Said[] {
  const spans = pointSpansIn(text)
  if (spans.length === 0) return sunIn(text)
  const [a, b, ...others] = spans
  const angle = angleIn(text)
  const contact = angle !== null && a && b && others.length === 0 && !SIGN_ANYWHERE.test(text)
  if (contact && a.point !== b.point)
    return isOwn(text, a) ? [{ is: 'contact', points: [a.point, b.point], angle }] : []
  return spans.flatMap((span, index) => {
    const next = spans[index + 1]
    const before = text.slice(spans[index - 1]?.to ?? 0, span.from)
    const after = text.slice(span.to, next?.from)
    const near = next && angleIn(after)
    if (next && near !== null && near !== undefined)
      return isOwn(text, span)
        ? [
            {
              is: 'contact' as const,
              points: [span.point, next.point] as [ChartPoint, ChartPoint],
              angle: near,
            },
          ]
        : []
    return isOwn(text, span) ? placesOf(span.point, before, after) : []
  })
}

function placesOf(point: ChartPoint, before: string, after: string): Said[] {
  const led = SIGN_BEFORE.exec(before)?.[1]
  const signs = signsIn(led ?? SIGN_AFTER.exec(after)?.[1] ?? '')
  const house = houseIn(HOUSE_AFTER.exec(after)?.[0] ?? '')
  return [
    ...(signs.length > 0 ? [{ is: 'sign' as const, point, signs }] : []),
    ...(house ? [{ is: 'house' as const, point, house }] : []),
    ...(isPlanet(point) && BACKWARDS.test(after) && OF_BIRTH.test(`${before}${after}`)
      ? [{ is: 'motion' as const, point }]
      : []),
  ]
}

/** "Am I a Libra or a Scorpio?": the sign that somebody is, is that of the Sun. */
function sunIn(text: string): Said[] {
  const match = BY_SUN.exec(text)
  return match ? [{ is: 'sign', point: 'sun', signs: signsIn(match[0]) }] : []
}

/** What is said of one point in several sentences is one or the other. */
function joined(said: readonly Said[]): Said[] {
  const signs = said.filter((one) => one.is === 'sign')
  return said.flatMap((one, index) => {
    if (one.is !== 'sign') return [one]
    if (said.findIndex((other) => other.is === 'sign' && other.point === one.point) !== index) return []
    const all = signs.filter(({ point }) => point === one.point).flatMap((each) => each.signs)
    return [{ ...one, signs: [...new Set(all)] }]
  })
}

const SIGN = `(?:${SIGNS.map((sign) => sign.toLowerCase()).join('|')})`
const SIGN_ANYWHERE = new RegExp(`\\b${SIGN}\\b`)
const EITHER = `${SIGN}(?: (?:or|and|not|nor)(?: a| an| in)? ${SIGN})*`
const SIGN_BEFORE = new RegExp(`\\b(${EITHER}) (?:(?:on|in|as|for|is|at) )?(?:(?:the|my|a) )?$`)
const PLACED =
  '(?:(?:is|are|was|were|sits?|sat|sitting|stands?|stood|standing|falls?|fell|placed|as|lies|lay|retrograde|retro|really|actually|both|at|in|on|around|about|exactly|the|my|sign|of|\\d+|degrees?|or|like|even|a|an) )*'
const SIGN_AFTER = new RegExp(`^ ${PLACED}(${EITHER})\\b`)
const HOUSE_AFTER = new RegExp(
  `^ ${PLACED}(?:${SIGN} (?:(?:and|in|which|that|is|it|means|my|the) )*)?(?:house \\w+|\\w+ house)\\b`,
)
const BACKWARDS = /^(?: \w+){0,9} (?:retrograde|retro|rx|backwards?)\b/
/** A retrograde that nobody was born with is that of the sky. */
const OF_BIRTH = /\b(?:i|my|me|born|birth|natal|chart)\b/
const BY_SUN = new RegExp(
  `\\b(?:am i|i am|i'm|im)(?: (?:a|an|really|actually|still|even|supposed to be|born|on the cusp|cusp|between|of|the|not))* ${SIGN} (?:or|and|not|nor)(?: (?:a|an|i|am|really|actually|still))* ${SIGN}\\b|\\bam i (?:really |actually |even |still )?(?:a |an )?${SIGN}\\b|\\b(?:says?|said|called|calls?|told) (?:i am |i'm |me |that |always |a |an )*${SIGN}\\b.*\\b(?:or|but|and|says?|said|laugh\\w*) .*${SIGN}\\b`,
)

function signsIn(text: string): Sign[] {
  const words = text.split(/[^a-z]+/)
  return SIGNS.filter((sign) => words.includes(sign.toLowerCase()))
}

function angleIn(text: string): MajorAspect | null {
  return ANGLES.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
const ANGLES: readonly (readonly [MajorAspect, RegExp])[] = [
  [0, /\bconj\w*|\bon top of\b|\bright (?:on|next to|beside)\b/],
  [60, /\bsextil\w*/],
  [90, /\bsquar\w*/],
  [120, /\btrin(?:e|es|ing|ed)\b/],
  [180, /\boppos\w*/],
]

/** Unless it moves, or the last who is named before it is somebody else, and has it. */
function isOwn(text: string, { from, to }: PointSpan): boolean {
  if (OF_ANOTHER_CHART.test(text)) return false
  const words = text.slice(0, from).trim().split(' ')
  if (OF_THE_SKY.test(`${words.slice(-WORDS_NEAR).join(' ')}${text.slice(to)}`)) return false
  const last = words.findLastIndex((word) => OWN.has(word) || OTHERS.has(word))
  const [word = '', after = ''] = words.slice(last)
  if (last < 0) return true
  const isNear = last >= words.length - 2
  // "my sister has her Moon", "my Edith is": it is theirs
  if (word === 'my') return isNear || !words.slice(last + 2, last + 4).some((each) => HAS.has(each))
  if (OWN.has(word)) return true
  return POSSESSIVE.has(word) ? !isNear && !HAS.has(words[last + 2] ?? '') : !HAS.has(after)
}
const OF_ANOTHER_CHART = /\b(?:his|her|their|your|\w+'s) (?:\w+ )?chart\b/
/** so far before it a point is told where it stands for a while */
const WORDS_NEAR = 5
const OWN = new Set("i i've ive i'm im i'd am my mine me".split(' '))
const POSSESSIVE = new Set(['his', 'her', 'their', 'your'])
const OTHERS = new Set([...POSSESSIVE, ..."he she they he's she's hes shes they're".split(' ')])
const HAS = new Set('has have had is was are were got with being a an'.split(' '))
/** What moves, or stands somewhere for a while, is of the sky. */
const OF_THE_SKY =
  /\b(?:transit\w*|until|till|til|right now|today|tonight|this (?:week|month|year)|next (?:week|month|year)|currently|tomorrow|season|enters?|entering|is going|gonna)\b/
