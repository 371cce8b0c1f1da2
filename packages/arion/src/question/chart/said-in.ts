/** Where points of the asker's own chart stand and how they meet, as a sentence says it. */
import { SIGNS } from '@astrarium/sky'
import type { MajorAspect, Planet, Sign } from '@astrarium/sky'
import type { ChartPoint } from '../../chart/certainty.ts'
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
 * What a sentence, as typed, says of the asker's own points; what it denies is left out. `isOfOwn`: the
 * asker's chart is spoken of around it, so that a point without an owner is theirs.
 */
export function saidIn(sentence: string, isOfOwn: boolean): Said[] {
  const text = clausesOf(sentence)
  const spans = pointSpansIn(text)
  const [a, b, ...others] = spans
  const angle = angleIn(text)
  // "opposite my Mercury, so Edith says, lies Uranus": of two that are named alone it stands anywhere
  if (angle !== null && a && b && others.length === 0 && !SIGN_ANYWHERE.test(text))
    return isOwn(text, a, isOfOwn) && !DENIED.test(text) ? contact(a, b, angle) : []
  const found: Said[] = [...sunIn(text)]
  /** up to where its words belong to a point before */
  let taken = 0
  let subject = a
  for (const [index, span] of spans.entries()) {
    const next = spans[index + 1]
    const before = text.slice(taken, span.from)
    const after = text.slice(span.to, next?.from)
    const near = angleIn(after)
    const isTheirs = !isOwn(text, span, isOfOwn)
    // "my Mars is square my Venus and trine my Moon": both are of Mars
    if (!/^ (?:and|,) /.test(after)) subject = span
    if (isTheirs || isDenied(before)) continue
    if (next && near !== null && subject)
      found.push(...(DENIED.test(after) ? [] : contact(subject, next, near)))
    else {
      const { said, length } = placesOf(span.point, before, after)
      if (!DENIED.test(after.slice(0, length))) found.push(...said)
      taken = span.to + length
    }
  }
  return found
}

/** The stops of a sentence say where one point ends and the next begins. */
function clausesOf(sentence: string): string {
  return sentence
    .split(/[,;:()"“”]+|\s[–—-]\s/)
    .map(plain)
    .filter(Boolean)
    .join(' , ')
}

function contact(a: PointSpan, b: PointSpan, angle: MajorAspect): Said[] {
  return a.point === b.point ? [] : [{ is: 'contact', points: [a.point, b.point], angle }]
}

function placesOf(point: ChartPoint, before: string, after: string): { said: Said[]; length: number } {
  const inSign = SIGN_AFTER.exec(after)
  const led = SIGN_BEFORE.exec(before)?.[1]
  const bare = inSign || led ? null : SIGN_BESIDE.exec(after)
  const signs = signsIn(inSign?.[1] ?? led ?? bare?.[1] ?? '')
  const inHouse = HOUSE_AFTER.exec(after)
  const house = houseIn(inHouse?.[0] ?? '')
  const back = BACKWARDS.exec(after)
  const isBack = isPlanet(point) && back !== null && OF_BIRTH.test(`${before}${after}`)
  return {
    said: [
      ...(signs.length > 0 ? [{ is: 'sign' as const, point, signs }] : []),
      ...(house ? [{ is: 'house' as const, point, house }] : []),
      ...(isBack ? [{ is: 'motion' as const, point }] : []),
    ],
    length: Math.max(
      inSign?.[0].length ?? 0,
      bare?.[0].length ?? 0,
      inHouse?.[0].length ?? 0,
      back?.[0].length ?? 0,
    ),
  }
}

/** "Am I a Libra or a Scorpio?": the sign that somebody is, is that of the Sun. */
function sunIn(text: string): Said[] {
  const [whole] = BY_SUN.exec(text) ?? []
  return whole ? [{ is: 'sign', point: 'sun', signs: signsIn(whole) }] : []
}

const SIGN = `(?:${SIGNS.map((sign) => sign.toLowerCase()).join('|')})`
const SIGN_ANYWHERE = new RegExp(`\\b${SIGN}\\b`)
const EITHER = `${SIGN}(?: (?:or|and)(?: a| an| in)? ${SIGN})*`
const SIGN_BEFORE = new RegExp(`\\b(${EITHER}) (?:(?:on|in|as|for|is|at) )?(?:(?:the|my|a) )?$`)
const FILLER =
  '(?:is|are|was|were|sits?|sat|sitting|stands?|stood|standing|falls?|fell|placed|as|lies|lay|retrograde|retro|really|actually|both|at|in|on|around|about|exactly|the|my|sign|of|\\d+|degrees?|end|start|beginning|middle|late|early|very|or|like|even|a|an)'
const PLACED = `(?:${FILLER} )*`
const SIGN_AFTER = new RegExp(
  `^ ${PLACED}(?:, (?=in ))?(?:is|was|in|at|as|of|falls|fell) ${PLACED}(${EITHER})\\b`,
)
const SIGN_BESIDE = new RegExp(`^ (${EITHER})\\b`)
const HOUSE_AFTER = new RegExp(
  `^ ${PLACED}(?:${SIGN} (?:(?:and|in|which|that|is|it|means|my|the|,) )*)?(?:house \\w+|\\w+ house|in the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)(?= ,| and|$))(?!\\w)`,
)
const BACKWARDS = /^(?: [\w',]+){0,9}? (?:retrograde|retro|rx|backwards?)\b/
/** A retrograde that nobody was born with is that of the sky. */
const OF_BIRTH = /\b(?:i|my|me|born|birth|natal|chart)\b/
const POINT_WORD =
  '(?:sun|moon|rising|asc|ascendant|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|midheaven|mc)'
const BY_SUN = new RegExp(
  [
    `\\b(?:am i|i am|i'm|im)(?: (?:a|an|really|actually|still|even|supposed to be|born|on the cusp|cusp|between|of|the))* ${SIGN} (?:or|and)(?: (?:a|an|i|am|really|actually|still))* ${SIGN}\\b`,
    `\\b(?:am i|i am|i'm|im) (?:really |actually |even |still |only )?(?:a |an )${SIGN}\\b(?! ${POINT_WORD}\\b)`,
    `\\b(?:it's|it has|always|i've) (?:\\w+ )?been (?:a |an )?${SIGN}\\b.*\\b${SIGN}\\b`,
    `^(?:so )?${SIGN} or ${SIGN}\\b`,
    `\\b(?:says?|said|called|calls?|told) (?:i am |i'm |me |that |always |a |an )*${SIGN}\\b.*\\b(?:or|but|and|says?|said|laugh\\w*) .*${SIGN}\\b`,
  ].join('|'),
)
/** What is said not to be so is no claim that can be held against a chart as it stands. */
const DENIED = /\b(?:not|never|no|nor|don'?t|doesn'?t|isn'?t|wasn'?t|haven'?t|hasn'?t|without)\b/
const DENIES_NEAR = 6

function isDenied(before: string): boolean {
  const near = before.split(' ').slice(-DENIES_NEAR).join(' ')
  return DENIED.test(near.slice(near.lastIndexOf(' , ') + 1))
}

function signsIn(text: string): Sign[] {
  const words = text.split(/[^a-z]+/)
  return SIGNS.filter((sign) => words.includes(sign.toLowerCase()))
}

function angleIn(text: string): MajorAspect | null {
  return ANGLES.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
const ANGLES: readonly (readonly [MajorAspect, RegExp])[] = [
  [0, /\bconj\w*|\bon top of\b|\b(?:right|bang|smack|slap|exactly) (?:on|next to|beside)\b/],
  [60, /\bsextil\w*/],
  [90, /\bsquar\w*/],
  [120, /\btrin(?:e|es|ing|ed)\b/],
  [180, /\boppos\w*/],
]

/** Whose point it is: of whoever was last said to have one; where nobody was, of the asker's own chart. */
function isOwn(text: string, { from, to }: PointSpan, isOfOwn: boolean): boolean {
  const before = text.slice(0, from)
  const near = [
    ...before.split(' ').slice(-WORDS_NEAR),
    ...text
      .slice(to)
      .split(' ')
      .slice(0, WORDS_NEAR + 1),
  ]
  if (OF_THE_SKY.test(near.join(' '))) return false
  if (OF_ANOTHER_CHART.test(text)) return false
  if (MINE.test(before)) return true
  const [own, others] = [lastOf(before, OWNS), lastOf(before, OTHERS_HAVE)]
  return own === others ? isOfOwn : own > others
}

function lastOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1
}

const MINE = new RegExp(`\\b(?:my|mine|own)(?: (?:natal|birth|own|${SIGN}))? $`)
// whoever is quoted means the asker by "you": Arion has no chart
const OWNS =
  /\b(?:you(?:'ve| have| had|'re| are| got)|your|i(?: (?:have|had|got|carry))|i've|ive|i'm|im|i am|am i|have i|do i (?:\w+ )?have|i (?:was|am) (?:\w+ )?born|my (?:birth |natal |whole )?chart|for me|mine|have i (?:even |really |actually )?got|(?:got|was|been) told|(?:told|informed|made|makes|gives?|gave|has|puts?|put|says?) me)\b/g
const OTHERS_HAVE =
  /\b(?:(?:his|her|their|our)(?: \w+)?|\w+'s|(?:he|she|they|we|(?:my|our) \w+) (?:has|had|have|got|is|was|were|with)(?: a| an)?|(?<!')\b(?!(?:i|me|who|that|which|it|and|just|also|then|have|even)\b)\w+ (?:has|had|got)|(?:he|she|they)(?:'s|s))(?=[ ,]|$)/g
const OF_ANOTHER_CHART = /\b(?:his|her|their|\w+'s) (?:\w+ )?chart\b/
/** so near to a point it is told that it stands there for a while */
const WORDS_NEAR = 5
/** What moves, or stands somewhere for a while, is of the sky. */
const OF_THE_SKY =
  /\b(?:transit\w*|until|till|til|right now|today|tonight|this (?:week|month|year)|next (?:week|month|year)|currently|tomorrow|season|enters?|entering|is going|gonna)\b/
