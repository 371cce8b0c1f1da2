/** "What makes you say that?", "why March?": the facts that carried the answer before, with their numbers. */
import { contextOf } from '../brief/build-brief.ts'
import type { AspectFact, HourFact, PlacementFact } from '../brief/facts.ts'
import type { ShownFact } from '../brief/shown-facts.ts'
import { sureHouse } from '../chart/certainty.ts'
import { ordinal, spelled } from '../language/numbers.ts'
import { capital } from '../language/text.ts'
import type { Span } from '../time/span.ts'
import type { Composer } from '../almanac/composer.ts'
import { counts } from '../almanac/leaning.ts'
import type { LineOrBreak } from '../almanac/line.ts'
import { natal, natalAspect, orbWords } from '../almanac/name.ts'
import { wants } from '../almanac/placement-lines.ts'
import { kindHour } from '../almanac/plans/day/best-hour.ts'
import { whyOne } from '../kinds/choice/times.ts'
import { carriedBy } from './carried.ts'
import { BETWEEN } from './glossary.ts'
import { isGlossed, stands } from './plainly.ts'
import { datesBefore, isDated, shownBefore, tellDated } from './shown.ts'
import type { DatedFact } from './shown.ts'

const MOST = 3

export function* reasonsPlan(composer: Composer): Iterable<LineOrBreak> {
  const facts = shownBefore(composer).slice(0, MOST)
  const opening = composer.unit('turn.reasons')
  const count = facts.length === 1 ? 'one thing' : `${spelled(facts.length)} things`
  if (opening && facts.length > 0) yield composer.line(opening.text.replace('{A}', count))
  for (const fact of facts) yield* oneReason(composer, fact)
  if (facts.length === 0) return
  yield composer.paragraph()
  const end = composer.unit('turn.reasons.end')
  if (end) yield composer.line(end.text)
}

export function* oneReason(composer: Composer, fact: ShownFact): Iterable<LineOrBreak> {
  if (isDated(fact)) {
    const opening =
      fact.kind === 'moon_hour'
        ? composer.form('reason.hour', [() => 'The hour I named is', () => 'By the clock it is'])
        : composer.form('reason.dated', [
            () => 'The dates come from',
            () => 'For the time of it stands',
            () => 'What sets the calendar is',
          ])
    yield* tellDated(composer, fact, opening, 'short')
    return
  }
  const answer = composer.input.thread.findLast((turn) => turn.facts?.length)?.answer
  const said = carriedBy(fact, answer ?? composer.input.thread.at(-1)?.answer ?? '')
  const source = () => (fact.kind === 'placement' ? placed(composer, fact) : joined(composer, fact))
  yield composer.line(
    said
      ? composer.form('reason.carried', [
          () => `"${said}": I read that from ${source()}.`,
          () => `Where I said "${said}", I was looking at ${source()}.`,
          () => `"${said}" is how I put ${source()}.`,
        ])
      : `I looked at ${source()}.`,
    [fact],
  )
  const wish = fact.kind === 'placement' && !said ? wants(composer, fact.point) : null
  if (wish) yield wish
}

function placed(composer: Composer, { point }: PlacementFact): string {
  const house = sureHouse(composer.context.chart, point)
  const name = natal(composer, point)
  if (!house) return name
  composer.claim({ kind: 'house', point, house })
  return `${name}, in your ${ordinal(house)} house`
}

function joined(composer: Composer, fact: AspectFact): string {
  const name = natalAspect(composer, fact)
  const orb = orbWords(composer, fact)
  return orb ? `${name}, ${orb}` : name
}

/** Of one time: what the answer before had there; else what there is, with what it named instead. */
export function* reasonsOf(composer: Composer, span: Span): Iterable<LineOrBreak> {
  composer.mayRepeat = true
  const weighed = [...whyOne(composer, span)]
  if (weighed.length > 0) {
    yield* weighed
    return
  }
  const { sky, context } = composer
  const [from] = sky.localDay(context.frame.zone, span.from)
  const [, to] = sky.localDay(context.frame.zone, span.to)
  const shown = datesBefore(composer)
  const there = shown
    .map((fact) => ({ fact, place: placeIn(fact, from, to) }))
    .filter(({ place }) => place > 0)
    .sort((a, b) => b.place - a.place)
    .map(({ fact }) => fact)
  const [first, second] = there
  if (first) {
    yield* tellDated(composer, first, openingOf(composer, first))
    if (first.kind === 'moon_hour') yield* ofTheHour(composer, first, shown)
    else if (second && second.kind !== 'moon_hour')
      yield* tellDated(
        composer,
        second,
        composer.form('time.second', [() => 'Beside it there is', () => 'Into the same time falls']),
        'short',
      )
    return
  }
  yield* unnamed(composer, span)
  const [instead] = shown
  if (!instead) return
  yield composer.paragraph()
  yield* tellDated(
    composer,
    instead,
    composer.form('time.instead', [
      () => 'What I went by instead is',
      () => 'What decided it was this:',
      () => 'The one I had in mind was',
    ]),
    'short',
  )
}

function openingOf(composer: Composer, fact: DatedFact): string {
  return fact.kind === 'moon_hour'
    ? composer.form('time.hour', [() => 'It is there because of one hour:', () => 'The hour decides it:'])
    : composer.form('time.because', [() => 'It is there because of', () => 'What stands behind it is'])
}

/** What is touched at that hour, and the hour that it was preferred to. */
function* ofTheHour(composer: Composer, hour: HourFact, shown: readonly DatedFact[]): Iterable<LineOrBreak> {
  if (isGlossed(hour.point)) yield composer.line(stands(hour.point))
  yield composer.line(BETWEEN[hour.aspect === 0 ? 'conj' : hour.tone])
  const next = shown.find((fact) => fact !== hour && fact.kind === 'moon_hour')
  if (!next) return
  yield composer.paragraph()
  yield* tellDated(
    composer,
    next,
    composer.form('hour.next', [() => 'Nearly as good was', () => 'The next best I had was']),
    'short',
  )
}

/** 3 exact there, 2 begins or ends there, 1 lies over it, 0 elsewhere. */
function placeIn(fact: DatedFact, from: Date, to: Date): number {
  const inside = (at: Date | null) => at !== null && at >= from && at < to
  if (fact.kind === 'moon_hour') return inside(fact.at) ? 3 : 0
  if (fact.kind === 'transit' && fact.exact.some(inside)) return 3
  if (inside(fact.enters) || inside(fact.leaves)) return 2
  return (!fact.enters || fact.enters < to) && (!fact.leaves || fact.leaves >= from) ? 1 : 0
}

function* unnamed(composer: Composer, span: Span): Iterable<LineOrBreak> {
  const { sky, context } = composer
  const { chart, frame, intent } = context
  const there = contextOf(sky, chart, frame.at, frame.zone, { ...intent, kind: 'outlook', span })
  const isExact = ({ exact }: { exact: readonly Date[] }) =>
    exact.some((at) => at >= there.frame.from && at < there.frame.to)
  const [heaviest] = there.transits
    .filter(isExact)
    .toSorted((a, b) => Math.abs(counts(b)) - Math.abs(counts(a)))
  const opening = composer.unit(heaviest || there.hours.length > 0 ? 'turn.unnamed' : 'turn.unnamed.empty')
  if (opening) yield composer.line(capital(opening.text))
  yield* composer.within(there, function* (within) {
    if (heaviest)
      yield* tellDated(
        within,
        heaviest,
        counts(heaviest) < 0
          ? within.form('unnamed.heavy', [() => 'What weighs on it is', () => 'Against it stands'])
          : within.form('unnamed.light', [
              () => 'What falls into it is',
              () => 'It has one thing of its own:',
            ]),
      )
    yield* kindHour(within, 'An hour in it that would do is')
  })
}
