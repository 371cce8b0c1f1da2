/** Where points of the asker's own chart stand and how they meet, as a sentence says it. */
import { SIGNS } from '@astrarium/sky'
import type { MajorAspect, Planet, Sign } from '@astrarium/sky'
import type { ChartPoint } from '../../chart/certainty.ts'
import { houseIn, isPlanet, pointSpansIn } from './names-in.ts'
import type { PointSpan } from './names-in.ts'

export type Said =
  /** several signs where it is one or the other: "Libra or Scorpio" */
  | { is: 'sign'; point: ChartPoint; signs: Sign[] }
  | { is: 'house'; point: ChartPoint; house: number }
  | { is: 'motion'; point: Planet }
  | { is: 'contact'; points: [ChartPoint, ChartPoint]; angle: MajorAspect }

/** Takes a sentence that is plain and small: what it says of where points of the asker's own chart stand. */
export function saidIn(text: string): Said[] {
  const spans = pointSpansIn(text)
  if (spans.length === 0) return sunIn(text)
  const [a, b, ...others] = spans
  const angle = angleIn(text)
  // "opposite my Mercury lies Uranus": between two that are named alone, wherever it stands
  if (angle !== null && a && b && others.length === 0 && !SIGN_ANYWHERE.test(text))
    return isOwn(text, a) ? contact(a, b, angle) : []
  return spans.flatMap((span, index): Said[] => {
    if (!isOwn(text, span)) return []
    const next = spans[index + 1]
    const before = text.slice(spans[index - 1]?.to ?? 0, span.from)
    const after = text.slice(span.to, next?.from)
    const near = angleIn(after)
    return next && near !== null ? contact(span, next, near) : placesOf(span.point, before, after)
  })
}

function contact(a: PointSpan, b: PointSpan, angle: MajorAspect): Said[] {
  return a.point === b.point ? [] : [{ is: 'contact', points: [a.point, b.point], angle }]
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
