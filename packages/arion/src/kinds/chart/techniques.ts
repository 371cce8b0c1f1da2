/** Facts by rarer ways of reading: each said plainly and first, with what it is taken to mean. */
import { techniqueClaims } from '../../brief/techniques/technique-claims.ts'
import { rulerFact } from '../../brief/natal-facts.ts'
import { standingsOf } from '../../brief/chart-patterns.ts'
import { rulerOf } from '../../chart/certainty.ts'
import { closestAspects } from '../../chart/strength.ts'
import type { TechniqueClaim } from '../../claims/technique-claim.ts'
import { capital } from '../../language/text.ts'
import { skyName } from '../../language/statements.ts'
import type { Technique } from '../../question/chart/techniques.ts'
import { NO_PARTICULARS } from '../../question/particulars.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { houseName } from '../../almanac/name.ts'
import { place } from '../../almanac/place-line.ts'
import { windowAfter } from '../../almanac/window-lines.ts'
import { aspectLine, aspectMeaning, claimLine, livedOf } from './lines.ts'
import type { Asked } from './lines.ts'
import { aheadOf } from './passing.ts'
import { pointPlan } from './point.ts'

export function* ofTechniques(
  composer: Composer,
  { techniques }: Asked<'techniques'>,
): Iterable<LineOrBreak> {
  for (const technique of techniques) {
    yield* told(composer, technique)
    yield composer.paragraph()
  }
}

function* told(composer: Composer, technique: Technique): Iterable<LineOrBreak> {
  const { chart, frame } = composer.context
  const own = ownPlan(composer, technique)
  if (own) {
    yield* own
    return
  }
  if (technique.is === 'dispositor' && technique.ofRuler) yield* ruler(composer)
  const claims = techniqueClaims(composer.sky, chart, frame, technique)
  for (const [index, claim] of claims.entries())
    yield claimLine(composer, claim, index === 0 ? leadOf(composer, technique, claims.length) : '')
  const [first] = claims
  if (!first) {
    const none = composer.unit('technique.open')
    if (none) yield composer.line(none.text)
    return
  }
  const meaning = composer.unit(MEANINGS[first.kind], { isOptional: true })
  if (meaning) yield composer.line(meaning.text)
  if (first.kind === 'disposed') {
    const line = first.by === first.point ? null : place(composer, first.by)
    if (line) yield line
    yield* livedOf(composer, [first.by])
  }
  if (first.kind === 'from_sun') yield* livedOf(composer, [first.point])
  if (first.kind === 'chiron_return') {
    yield composer.paragraph()
    yield* pointPlan(composer, { about: 'point', point: 'chiron', asks: 'place', guess: null })
  }
}

const MEANINGS: Record<TechniqueClaim['kind'], string> = {
  disposed: 'technique.disposed',
  reception: 'technique.reception',
  no_reception: 'technique.no_reception',
  unaspected: 'technique.unaspected',
  all_aspected: 'technique.all_aspected',
  from_sun: 'technique.from_sun',
  progressed_lunation: 'technique.progressed_lunation',
  solar_return_chart: 'technique.solar_return_chart',
  chiron_return: 'technique.chiron_return',
}

/** What is told by more than one claim; null for the rest. */
function ownPlan(composer: Composer, technique: Technique): Iterable<LineOrBreak> | null {
  if (technique.is === 'rising') return rising(composer)
  if (technique.is === 'polar') return ofPolarBirth(composer)
  if (technique.is === 'dignity')
    return standingsOf(composer.context.chart, technique.point).map((claim) => claimLine(composer, claim))
  if (technique.is === 'hits') return hits(composer, technique)
  return technique.is === 'rarest' ? rarest(composer) : null
}

function* rising(composer: Composer): Iterable<LineOrBreak> {
  const line = place(composer, 'asc')
  if (line) yield line
  yield* livedOf(composer, ['asc'])
}

/** A yes or no where one was asked for. */
function leadOf(composer: Composer, technique: Technique, count: number): string {
  const { asksIfBurnt, asksIfOver } = composer.context.intent.particulars ?? NO_PARTICULARS
  if (technique.is === 'from_sun' && asksIfBurnt) {
    const [claim] = techniqueClaims(composer.sky, composer.context.chart, composer.context.frame, technique)
    return claim?.kind === 'from_sun' && count === 1 ? (claim.degrees < 8 ? 'Yes. ' : 'No. ') : ''
  }
  if (technique.is === 'chiron_return' && asksIfOver) {
    const [claim] = techniqueClaims(composer.sky, composer.context.chart, composer.context.frame, technique)
    return claim?.kind === 'chiron_return' ? (claim.isOver ? 'Yes. ' : 'Not yet. ') : ''
  }
  return ''
}

function* ruler(composer: Composer): Iterable<LineOrBreak> {
  const body = rulerOf(composer.context.chart, 1)
  if (!body) return
  composer.claim({ kind: 'rules', body, house: 1 })
  yield composer.line(`${capital(skyName(body))} rules ${houseName(composer, 1)}, and with it the chart.`, [
    rulerFact(body, 1),
  ])
  const line = place(composer, body)
  if (line) yield line
}

/** The next three exact ones, in the order of the calendar. */
function* hits(
  composer: Composer,
  { body, point }: Extract<Technique, { is: 'hits' }>,
): Iterable<LineOrBreak> {
  const { frame } = composer.context
  const ahead = aheadOf(composer, body, point === null ? 72 : 480)
  const nextOf = ({ exact }: { exact: readonly Date[] }) => exact.find((at) => at > frame.at)
  const found = ahead.transits
    .filter((fact) => nextOf(fact) && (point === null || fact.point === point))
    .toSorted((a, b) => nextOf(a)!.getTime() - nextOf(b)!.getTime())
    .slice(0, 3)
  if (found.length === 0) {
    const none = composer.unit('technique.no_hits')
    if (none) yield composer.line(none.text)
  }
  const openings = ['The next is', 'Then comes', 'After that,']
  yield* composer.within(ahead, function* (within) {
    for (const [index, fact] of found.entries()) {
      yield windowAfter(within, openings[index]!, fact)
      yield within.paragraph()
    }
  })
}

/** The closest angle of the chart: what least others share. */
function* rarest(composer: Composer): Iterable<LineOrBreak> {
  const [closest] = closestAspects(composer.context.chart)
  if (!closest) return
  const { a, b, aspect } = closest
  composer.claim({ kind: 'closest', rank: 1, of: null, a, b, aspect })
  yield aspectLine(composer, closest, 'The closest personal aspect in your chart is ')
  yield* aspectMeaning(composer, closest)
  yield composer.paragraph()
  const end = composer.unit('technique.rarest')
  if (end) yield composer.line(end.text)
}

function* ofPolarBirth(composer: Composer): Iterable<LineOrBreak> {
  const { houses } = composer.context.chart
  const key = !houses
    ? 'technique.open'
    : houses.system === houses.requested
      ? 'technique.polar.same'
      : 'technique.polar.other'
  const unit = composer.unit(key)
  if (unit) yield composer.line(unit.text)
}
