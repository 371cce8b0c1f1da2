/** A question about the chart itself: the plain fact first, then what it means for this person, then one thing to do. */
import { PLANETS, SIGNS } from '@astrarium/sky'
import type { MajorAspect, NatalAspect, Planet, Point, Sign } from '@astrarium/sky'
import { rulerOf, sureSign } from '../../brief/certainty.ts'
import type { ChartPoint } from '../../brief/certainty.ts'
import type { ChartClaim, Group, Standing } from '../../brief/chart-claim.ts'
import {
  aspectsAsked,
  chartFact,
  isApart,
  noPattern,
  patternClaims,
  phaseOf,
  retrogradesOf,
  signHolds,
  standingsOf,
  tallyOf,
} from '../../brief/chart-facts.ts'
import { angleContact, closestAspects, strongestPlanet } from '../../brief/chart-strength.ts'
import { articled, chartClause, RANKS } from '../../brief/chart-words.ts'
import { aspectFact, rulerFact } from '../../brief/natal-facts.ts'
import { pointName, skyName } from '../../brief/statements.ts'
import type { ChartQuestion } from '../../question/chart-question.ts'
import { houseName, natalAspect, orbFigure } from '../name.ts'
import type { Line, Pen, Stroke } from '../pen.ts'
import { place } from '../place-line.ts'
import { uncertainty, wants } from '../reason-lines.ts'
import { capital, full } from '../text.ts'
import { activePlan, housePlan } from './chart-house.ts'
import { pointPlan } from './chart-point.ts'
import { ofPerson, ofPoint } from './essence.ts'
import { fillUp, housed, lastWord, livedIn } from './shared.ts'

type Asked<About extends ChartQuestion['about']> = Extract<ChartQuestion, { about: About }>
type ChartPlans = { [About in ChartQuestion['about']]: (pen: Pen, asked: Asked<About>) => Iterable<Stroke> }

const PLANS: ChartPlans = {
  point: pointPlan,
  house: housePlan,
  active: activePlan,
  chart_ruler: ofRuler,
  strongest: ofStrongest,
  sign: ofSign,
  retrogrades: ofRetrogrades,
  aspects: ofAspects,
  balance: ofBalance,
  patterns: ofPatterns,
  dignity: ofDignities,
  big_three: ofBigThree,
  birth_phase: ofPhase,
}
/** They end with a thing to do of their own. */
const WITH_END: readonly ChartQuestion['about'][] = ['point', 'house', 'active', 'chart_ruler', 'strongest']

export function* chartPlan(pen: Pen): Iterable<Stroke> {
  const asked = pen.matter.reading.chart!
  yield* PLANS[asked.about](pen, asked as never)
  if (!WITH_END.includes(asked.about)) yield* lastWord(pen, 'self', sureSign(pen.matter.chart, 'sun'))
}

/** A sentence that is one claim. */
function told(pen: Pen, claim: Exclude<ChartClaim, { kind: 'degree' | 'closest' }>, before = ''): Line {
  pen.claim(claim)
  return pen.line(`${before}${capital(chartClause(claim, (house) => houseName(pen, house)))}.`, [chartFact(claim)])
}

function* ofRuler(pen: Pen): Iterable<Stroke> {
  const ruler = rulerOf(pen.matter.chart, 1)
  if (!ruler) {
    pen.remember('uncertain')
    yield pen.line(
      "That I can't tell you: the chart ruler hangs on the rising sign, and that on the hour of birth. What I can say of you without it is this.",
    )
    yield* ofPerson(pen)
    return
  }
  pen.claim({ kind: 'rules', body: ruler, house: 1 })
  yield pen.line(`${capital(skyName(ruler))} rules ${houseName(pen, 1)}, and with it the chart.`, [rulerFact(ruler, 1)])
  const line = place(pen, ruler)
  if (line) yield line
  yield* ofPoint(pen, ruler, true)
}

/** The reasons are those that were counted. */
function* ofStrongest(pen: Pen): Iterable<Stroke> {
  const { chart } = pen.matter
  const point = strongestPlanet(chart)
  yield told(pen, { kind: 'strongest', point })
  const line = place(pen, point)
  if (line) yield line
  if (rulerOf(chart, 1) === point) {
    pen.claim({ kind: 'rules', body: point, house: 1 })
    yield pen.line(`${capital(skyName(point))} rules ${houseName(pen, 1)}, and with it the chart.`, [rulerFact(point, 1)])
  }
  const [standing] = standingsOf(chart, point)
  if (standing && standing.standings.length > 0) yield told(pen, standing)
  const angle = angleContact(chart, point)
  if (angle) yield aspectLine(pen, angle, 'Near an angle of the chart is ')
  const closest = closestAspects(chart, point).find((one) => one !== angle)
  if (closest && closest.orb <= 3) yield aspectLine(pen, closest, 'Close to exact is ')
  const method = pen.unit('method.strongest')
  if (method) yield pen.line(method.text)
  yield* noHours(pen)
  yield* ofPoint(pen, point, true)
}

function* ofSign(pen: Pen, { sign }: Asked<'sign'>): Iterable<Stroke> {
  const holds = signHolds(pen.matter.chart, sign)
  yield told(pen, holds)
  yield* openSigns(pen, sign)
  yield pen.paragraph()
  for (const point of holds.points.slice(0, 4)) {
    const line = place(pen, point)
    if (line) yield line
    yield* livedOf(pen, [point])
  }
  if (holds.points.length === 0) yield* fillUp(pen, 'self')
}

function* ofRetrogrades(pen: Pen): Iterable<Stroke> {
  const { points, open } = retrogradesOf(pen.sky, pen.matter.chart)
  if (open.length === 0) yield told(pen, { kind: 'retrogrades', points }, points.length > 0 ? 'Yes. ' : 'No. ')
  else
    yield pen.line(
      `${points.length > 0 ? 'Yes, though one hangs' : 'That hangs'} on the hour: ${open.map(pointName).join(' and ')} stood still and turned within the time your birth may have been.`,
    )
  yield pen.paragraph()
  for (const point of points.slice(0, 4)) {
    const line = place(pen, point, { withMotion: open.length > 0 })
    if (line) yield line
    const lore = pen.unit(`retro.${point}`)
    if (lore) yield pen.line(lore.text)
  }
  const sum = open.length === 0 && points.length === 0 ? 'retro.none' : points.length > 2 ? 'retro.many' : null
  if (sum) yield* unitLine(pen, sum)
  if (points.length === 0) yield* fillUp(pen, 'self')
  yield* noHours(pen)
  yield pen.paragraph()
}

function* ofAspects(pen: Pen, { points, angle }: Asked<'aspects'>): Iterable<Stroke> {
  const { chart } = pen.matter
  const [a, b] = points
  const found = aspectsAsked(chart, points)
  if (a && b) {
    yield* between(pen, a, b, angle, found)
    return
  }
  const isExact = chart.accuracy.kind === 'exact'
  if (found.length === 0) {
    const why = isExact ? 'makes no aspect within the reach that I count' : 'has no aspect that is sure without an exact birth time'
    yield pen.line(`${capital(articled(a ?? 'sun'))} ${why}.`)
    const line = a ? place(pen, a) : null
    if (line) yield line
    yield pen.paragraph()
    yield* livedOf(pen, a && isPlanet(a) ? [a] : [])
    yield* fillUp(pen, 'self')
  }
  for (const [index, one] of found.entries()) {
    const isRanked = isExact && index < (a ? 1 : 3)
    const opening = isRanked
      ? `The ${RANKS[index]} personal aspect ${a ? `of your ${pointName(a)}` : 'in your chart'} is `
      : pen.form('aspects.next', [() => 'There is also ', () => 'You have ', () => 'Add to it ', () => 'Then there is '])
    if (isRanked) pen.claim({ kind: 'closest', rank: index + 1, of: a ?? null, a: one.a, b: one.b, aspect: one.aspect })
    yield aspectLine(pen, one, index === 0 && !isRanked ? 'Sure and close is ' : opening)
    if (index < 3) yield* aspectMeaning(pen, one)
    if (index === 0) {
      const method = pen.unit('method.orb', { isOptional: true })
      if (method) yield pen.line(method.text)
      yield* noHours(pen)
    }
    if (index < 3) yield pen.paragraph()
  }
  yield pen.paragraph()
}

function* between(pen: Pen, a: ChartPoint, b: ChartPoint, angle: MajorAspect | null, [found]: readonly NatalAspect[]): Iterable<Stroke> {
  const { chart } = pen.matter
  if (found) {
    yield aspectLine(pen, found, angle === null || angle === found.aspect ? 'Yes. You have ' : 'Not that one. You have ')
    yield* aspectMeaning(pen, found)
  } else if (isApart(chart, a, b)) yield told(pen, { kind: 'no_aspect', a, b }, 'No. ')
  else
    yield pen.line(
      `That I can't tell you for certain: whether ${articled(a)} and ${articled(b)} are in touch hangs on the hour of your birth, or on points between which I count no aspects.`,
    )
  yield pen.paragraph()
  for (const point of [a, b]) {
    const line = place(pen, point)
    if (line) yield line
    const wish = wants(pen, point as Point)
    if (wish) yield wish
  }
  yield* noHours(pen)
  yield pen.paragraph()
}

function aspectLine(pen: Pen, found: NatalAspect, opening: string): Line {
  const fact = aspectFact(found, 1)
  return pen.line(`${opening}${natalAspect(pen, fact)}${orbFigure(pen, found)}.`, [fact])
}

function* aspectMeaning(pen: Pen, found: NatalAspect): Iterable<Stroke> {
  const { a, b, tone } = aspectFact(found, 1)
  const tones = tone === 'conj' ? ['conj', 'hard'] : [tone]
  const unit = pen.unit(tones.flatMap((one) => ['knot', 'turn', 'lived', 'self', 'love'].map((kind) => `${a}*${b}.${one}.${kind}`)))
  if (unit) yield pen.line(capital(full(unit.text)))
}

function* ofBalance(pen: Pen, { family, groups }: Asked<'balance'>): Iterable<Stroke> {
  const { chart } = pen.matter
  const tally = tallyOf(chart, family)
  const counts = Object.entries(tally.counts) as [Group, number][]
  const most = Math.max(...counts.map(([, count]) => count))
  const top = counts.filter(([, count]) => count === most).map(([group]) => group)
  const [one, other] = groups
  const compared = one && other ? more(one, other, tally) : null
  const headline = compared ?? ({ kind: 'mostly', groups: top } as const)
  pen.claim(headline)
  pen.claim(tally)
  yield pen.line(`${capital(chartClause(headline))}: ${chartClause(tally)}.`, [chartFact(tally)])
  yield* openSigns(pen, null)
  yield pen.paragraph()
  const kind = family === 'elements' ? 'element' : 'modality'
  const shown = compared ? [counts.find(([group]) => group === (compared.isEqual ? one : compared.group))![0]] : top
  for (const group of shown) yield* unitLine(pen, `${kind}.${group}.much`)
  for (const [group, count] of counts) if (count === 0) yield* unitLine(pen, `${kind}.${group}.none`)
  yield pen.paragraph()
  const second = tallyOf(chart, family === 'elements' ? 'modalities' : 'elements')
  yield told(pen, second)
  const best = (Object.entries(second.counts) as [Group, number][]).sort(([, x], [, y]) => y - x)[0]![0]
  yield* unitLine(pen, `${family === 'elements' ? 'modality' : 'element'}.${best}.much`)
  yield* livedOf(pen, ['sun', 'moon'])
  yield* noHours(pen)
  yield pen.paragraph()
}

function more(one: Group, other: Group, { counts }: { counts: Partial<Record<Group, number>> }): Extract<ChartClaim, { kind: 'more' }> {
  const [a, b] = [counts[one] ?? 0, counts[other] ?? 0]
  return a >= b ? { kind: 'more', group: one, than: other, isEqual: a === b } : { kind: 'more', group: other, than: one, isEqual: false }
}

function* ofPatterns(pen: Pen, { pattern }: Asked<'patterns'>): Iterable<Stroke> {
  const { chart } = pen.matter
  const found = patternClaims(chart, pattern)
  const others = found.length > 0 ? [] : patternClaims(chart, null).slice(0, 1)
  if (found.length === 0) yield told(pen, noPattern(chart, pattern), chart.accuracy.kind === 'exact' ? 'No. ' : '')
  if (found.length === 0 && pattern === 'stellium') {
    const crowd = SIGNS.map((sign) => signHolds(chart, sign)).find(({ points }) => points.length === 3)
    if (crowd) yield told(pen, crowd)
  }
  for (const [index, claim] of distinct([...found, ...others])
    .slice(0, 3)
    .entries()) {
    yield told(pen, claim, found.length > 0 && index === 0 ? 'Yes. ' : '')
    yield* unitLine(pen, `pattern.${claim.pattern}`, true)
  }
  if (found.length + others.length === 0) yield* unitLine(pen, 'pattern.none')
  if (pattern === 'stellium') yield* unitLine(pen, 'method.stellium', true)
  yield* noHours(pen)
  yield pen.paragraph()
  const [first] = [...found, ...others]
  const points = first ? [...(first.apex ? [first.apex] : []), ...first.points] : []
  yield* livedOf(pen, points.filter(isPlanet).slice(0, 2))
  if (points.length === 0) {
    const [closest] = closestAspects(chart)
    if (closest) {
      yield aspectLine(pen, closest, 'The closest single thread is ')
      yield* aspectMeaning(pen, closest)
    }
  }
  yield pen.paragraph()
}

/** Of several that share their points the first: two oppositions that cross make four T-squares of one cross. */
function distinct(claims: readonly PatternClaim[]): PatternClaim[] {
  const all = ({ points, apex }: PatternClaim) => [...points, apex]
  return claims.filter(
    (claim, index) =>
      !claims
        .slice(0, index)
        .some((one) => one.pattern === claim.pattern && all(one).filter((point) => point && all(claim).includes(point)).length > 1),
  )
}
type PatternClaim = Extract<ChartClaim, { kind: 'pattern' }>

function* ofDignities(pen: Pen, { point }: Asked<'dignity'>): Iterable<Stroke> {
  const found = standingsOf(pen.matter.chart, point)
  const isSlow = point !== null && ['uranus', 'neptune', 'pluto'].includes(point)
  if (isSlow) yield pen.line(`For ${pointName(point)} the tradition knows no dignities; it was found too late for that.`)
  else if (point && found.length === 0)
    yield pen.line(`That hangs on the hour of your birth, since ${articled(point)} changed its sign that day.`)
  const shown = found.length > 0 || point ? found : ['venus' as const, 'mars' as const].flatMap((one) => standingsOf(pen.matter.chart, one))
  // "are any of my planets exalted?": those first, and a yes or a no before them
  const wanted = STANDINGS.find(([words]) => words.test(pen.input.question.toLowerCase()))?.[1]
  const isMeant = (claim: StandingClaim) => (wanted ? claim.standings.includes(wanted) : isGood(claim))
  const all = shown.toSorted((one, other) => Number(isMeant(other)) - Number(isMeant(one))).slice(0, 4)
  for (const [index, claim] of all.entries()) {
    yield told(pen, claim, index === 0 && (point || wanted) ? (isMeant(claim) ? 'Yes. ' : 'No. ') : '')
    yield* unitLine(pen, `dignity.${claim.standings[0] ?? 'none'}`, true)
  }
  yield pen.paragraph()
  for (const one of point ? [point] : shown.slice(0, 1).map((claim) => claim.point)) {
    const line = place(pen, one)
    if (line) yield line
  }
  yield* livedOf(pen, point ? [point] : shown.slice(0, 2).map((claim) => claim.point))
  yield* noHours(pen)
  yield pen.paragraph()
}

type StandingClaim = Extract<ChartClaim, { kind: 'standing' }>
const STANDINGS: readonly (readonly [RegExp, Standing])[] = [
  [/\bexalt/, 'exaltation'],
  [/\bdetriment/, 'detriment'],
  [/\bfall\b/, 'fall'],
  [/\bdomicile|\bown sign/, 'domicile'],
]

function isGood({ standings }: StandingClaim): boolean {
  return standings.includes('domicile') || standings.includes('exaltation')
}

function* ofBigThree(pen: Pen): Iterable<Stroke> {
  const points = ['sun', 'moon', 'asc'] as const
  for (const point of points) {
    const line = place(pen, point)
    if (line) yield line
  }
  yield* noHours(pen)
  yield pen.paragraph()
  for (const point of points) {
    const line = livedIn(pen, point)
    if (!line) continue
    const name = capital(articled(point))
    yield line.text.includes(':') ? line : pen.line(`${name}: ${line.text.charAt(0).toLowerCase()}${line.text.slice(1)}`)
    const second = livedIn(pen, point)
    if (second) yield second
  }
  yield pen.paragraph()
}

function* ofPhase(pen: Pen): Iterable<Stroke> {
  const phase = phaseOf(pen.matter.chart)
  const asked = /\b(full|new) moon\b/.exec(pen.input.question.toLowerCase())?.[1]
  const answer = !asked || phase.phases.length > 1 ? '' : phase.phases.some((one) => one === asked) ? 'Yes. ' : 'No. '
  yield told(pen, phase, answer)
  if (phase.phases.length > 1) yield pen.line('Which of the two it was hangs on the hour.')
  for (const one of phase.phases) yield* unitLine(pen, `phase.${one.replace(' ', '_')}`)
  yield pen.paragraph()
  for (const point of ['sun', 'moon'] as const) {
    const line = place(pen, point)
    if (line) yield line
  }
  yield* livedOf(pen, ['sun', 'moon'])
  yield* noHours(pen)
  yield pen.paragraph()
}

function* unitLine(pen: Pen, key: string, isOptional = false): Iterable<Stroke> {
  const unit = pen.unit(key, { isOptional })
  if (unit) yield pen.line(full(unit.text))
}

/** How one can see each of them, by its sign, and by its house where that is sure. */
function* livedOf(pen: Pen, points: readonly Point[]): Iterable<Stroke> {
  for (const point of points.slice(0, 4)) {
    const line = livedIn(pen, point) ?? housed(pen, point)
    if (line) yield line
  }
}

/** Points whose sign the hour decides, and which were therefore not counted. */
function* openSigns(pen: Pen, sign: Sign | null): Iterable<Stroke> {
  const open = PLANETS.filter((body) => sureSign(pen.matter.chart, body) === null)
  for (const body of open) {
    const line =
      sign === null || pen.matter.chart.placements.some((one) => one.body === body && one.range?.signs.includes(sign))
        ? place(pen, body)
        : null
    if (line) yield line
  }
}

function* noHours(pen: Pen): Iterable<Stroke> {
  if (pen.hasUsed('uncertain')) return
  const line = uncertainty(pen, 'With the hour there would be more to say.')
  if (line) yield line
}

function isPlanet(point: ChartPoint): point is Planet {
  return (PLANETS as readonly string[]).includes(point)
}
