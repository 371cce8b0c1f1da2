/** "What if she says no?", "how do I stop doing that?", "and then?": the next step, from the chart. */
import { KINDS } from '../kinds/index.ts'
import { contextOf } from '../brief/build-brief.ts'
import type { QuestionContext } from '../brief/build-brief.ts'
import type { AspectFact } from '../brief/facts.ts'
import { addDays, addMonths } from '../language/calendar.ts'
import type { Kind } from '../kinds/index.ts'
import { OF_PEOPLE } from '../question/theme-rows/of-people.ts'
import type { Span } from '../time/span.ts'
import type { Step } from '../question/turn.ts'
import type { Composer } from '../almanac/composer.ts'
import type { LineOrBreak } from '../almanac/line.ts'
import { natalAspect } from '../almanac/name.ts'
import { placementReason, wants } from '../almanac/placement-lines.ts'
import { softAspectLines } from '../almanac/reason-lines.ts'
import { tellTimedFact } from '../almanac/plans/current-chapter.ts'
import { bestHour } from '../almanac/plans/day/best-hour.ts'
import { windows } from '../almanac/plans/outlook-windows.ts'
import { closingAction, drivingPlacement, hardAspects, say } from '../almanac/plans/shared.ts'
import { datesBefore, shownBefore } from './shown.ts'

export function stepPlan(composer: Composer, after: Step, on?: Span): Iterable<LineOrBreak> {
  switch (after) {
    case 'refusal':
      return afterRefusal(composer)
    case 'habit':
      return outOfHabit(composer)
    case 'then':
      return whatFollows(composer)
    case 'this':
      return oneThing(composer, on)
  }
}

function* afterRefusal(composer: Composer): Iterable<LineOrBreak> {
  yield* say(composer, 'step.refusal')
  yield composer.paragraph()
  const moon = composer.context.placements.find(({ point }) => point === 'moon')
  const held = moon ?? drivingPlacement(composer)
  if (held) {
    yield* say(composer, 'step.holds')
    const wish = wants(composer, held.point)
    if (wish) yield wish
    yield* placementReason(composer, held, ['home', 'lived', 'self'])
  }
  yield composer.paragraph()
  // a person who said no is not asked a second time
  const again = composer.context.intent.theme in OF_PEOPLE ? null : composer.unit('step.again')
  const from = addDays(lastDay(composer), 2)
  const weeks = inTime(composer, { kind: 'when', from, to: addDays(from, 20) })
  if (again) yield* composer.within(weeks, (within) => bestHour(within, again.text))
  yield* action(composer)
}

/** The two sides of it in the chart: what sets it off, and what in the same chart knows better. */
function* outOfHabit(composer: Composer): Iterable<LineOrBreak> {
  yield* say(composer, 'step.habit')
  yield composer.paragraph()
  const shown = shownBefore(composer).find((fact): fact is AspectFact => fact.kind === 'natal_aspect')
  const knot = shown && shown.tone !== 'soft' ? shown : hardAspects(composer)[0]
  if (knot)
    yield composer.line(
      composer.form('habit.knot', [
        () => `Where it starts, for you, is ${natalAspect(composer, knot)}.`,
        () => `What sets it off is ${natalAspect(composer, knot)}.`,
      ]),
      [knot],
    )
  const drive = drivingPlacement(composer)
  if (drive) yield* placementReason(composer, drive, ['cost', 'lived'].slice(1))
  yield* softAspectLines(composer, composer.context.intent.theme, knot ? [knot.a, knot.b] : [])
  yield composer.paragraph()
  yield* action(composer)
}

/** What begins after the last day that was named. */
function* whatFollows(composer: Composer): Iterable<LineOrBreak> {
  const last = lastDay(composer)
  const months = inTime(composer, { kind: 'outlook', from: addDays(last, 1), to: addMonths(last, 4) })
  const begins = (fact: { enters: Date | null }) => fact.enters !== null && fact.enters >= months.frame.from
  const ahead: QuestionContext = {
    ...months,
    transits: months.transits.filter(begins),
    passages: months.passages.filter(begins),
  }
  yield* composer.within(ahead, function* (within) {
    const [first, second] = windows(within)
    yield* say(within, first ? 'step.then' : 'step.then.quiet')
    const { theme } = within.context.intent
    if (first) yield* tellTimedFact(within, first, theme)
    if (second) {
      yield within.paragraph()
      yield* tellTimedFact(
        within,
        second,
        theme,
        within.form('then.second', [() => 'Next to it stands', () => 'Beside it there is']),
        'short',
      )
    }
  })
}

function* oneThing(composer: Composer, on?: Span): Iterable<LineOrBreak> {
  yield* say(composer, 'step.this')
  yield* action(composer)
  yield composer.paragraph()
  const { today } = composer.context.frame
  const week = inTime(composer, {
    kind: 'when',
    from: on?.from ?? addDays(today, 1),
    to: on?.to ?? addDays(today, 7),
  })
  yield* orElse(
    composer.within(week, (within) => bestHour(within, 'A good hour for it is')),
    // of a day that was named, no hour of another one is given
    () => (on ? say(composer, 'step.this.quiet') : []),
  )
}

/** The last day that the answer before named; today where it named none. */
function lastDay(composer: Composer): string {
  const { sky, context } = composer
  const { zone, today, span, isNamed } = context.frame
  const days = datesBefore(composer).flatMap((fact) => {
    const at =
      fact.kind === 'moon_hour'
        ? fact.at
        : fact.kind === 'transit'
          ? (fact.exact.at(-1) ?? fact.leaves)
          : null
    return at ? [sky.localDate(zone, at)] : []
  })
  const last = [...days, isNamed ? span.to : today, today].sort().at(-1)!
  return last
}

function inTime(
  composer: Composer,
  { kind, from, to }: { kind: Kind; from: string; to: string },
): QuestionContext {
  const { chart, frame, intent } = composer.context
  return contextOf(composer.sky, chart, frame.at, frame.zone, {
    ...intent,
    kind,
    ...(KINDS[kind].gives === 'date' && { wantsDay: true }),
    span: { from, to, phrase: 'the time after it' },
  })
}

function* orElse(lines: Iterable<LineOrBreak>, other: () => Iterable<LineOrBreak>): Iterable<LineOrBreak> {
  let isEmpty = true
  for (const line of lines) {
    isEmpty = false
    yield line
  }
  if (isEmpty) yield* other()
}

/** Whoever asks for the next step asks what to do, whatever the question before it was. */
function* action(composer: Composer): Iterable<LineOrBreak> {
  const { theme } = composer.context.intent
  yield* closingAction(composer, theme, drivingPlacement(composer)?.sign ?? null, 'how')
}
