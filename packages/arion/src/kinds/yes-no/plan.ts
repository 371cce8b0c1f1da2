/**
 * Should I, will it, is it a good time: a leaning word with its date, the strongest fact on each side, your
 * own part, one thing to do.
 */
import { sidesOf } from '../../almanac/reason-lines.ts'
import type { Composer } from '../../almanac/composer.ts'
import { daysBetween } from '../../language/calendar.ts'
import { full } from '../../language/text.ts'
import { contextOf, isForDay } from '../../brief/build-brief.ts'
import { bluntly } from './blunt.ts'
import { bestTime } from '../when/plan.ts'
import { lasting, leaningOf, whenWords } from '../../almanac/leaning.ts'
import type { Leaning } from '../../almanac/leaning.ts'
import { verdictLine } from '../outlook/plan.ts'
import { drivingPlacement, fillUp, closingAction, ownPart } from '../../almanac/plans/shared.ts'
import type { TimedFact } from '../../brief/facts.ts'
import { bestHour } from '../../almanac/plans/day/best-hour.ts'
import { smallDeedPlan } from './small-deed.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import { placementReason, placementSource } from '../../almanac/placement-lines.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { tellTimedFact } from '../../almanac/plans/current-chapter.ts'

export function* yesNoPlan(composer: Composer): Iterable<LineOrBreak> {
  if (isForDay(composer.context.intent, composer.context.frame)) {
    yield* smallDeedPlan(composer)
    return
  }
  const { theme, traits } = composer.context.intent
  const { span } = composer.context.frame
  // whoever asks about tonight is not helped by a door in February
  const isShort = daysBetween(span.from, span.to) < 3
  const { frame } = composer.context
  // "Is May a good month to move?" asks for the month; "Should I move?" for the decision
  const isWeighty = !isShort && (!frame.isNamed || traits.has('deliberate')) && traits.has('weighty')
  const verdict = leaningOf(
    isWeighty ? lasting(composer.context) : isShort ? { ...composer.context, later: [] } : composer.context,
  )
  if (composer.context.intent.particulars?.isBlunt) yield composer.line(bluntly(verdict))
  else if (isWeighty) yield* weightyLine(composer, verdict)
  else yield* verdictLine(composer, '?', verdict.lean, verdict.helps, { length: isShort ? 'short' : 'full' })
  const unsure = uncertainty(
    composer,
    theme === 'work' || theme === 'home' || theme === 'move'
      ? 'For this question they matter, and with the hour, even a rough one, I could say more.'
      : 'What I weigh is what is sure.',
  )
  if (unsure) yield unsure

  const againstFirst =
    verdict.lean === 'hold' || verdict.lean === 'later' || (verdict.lean === 'mixed' && composer.chance(0.5))
  const sides: ['for' | 'against', TimedFact | null][] = [
    ['for', verdict.helps],
    ['against', verdict.hinders],
  ]
  if (againstFirst) sides.reverse()
  let isFirst = true
  for (const [side, fact] of sides) {
    if (!fact) continue
    yield composer.paragraph()
    yield* tellTimedFact(
      composer,
      fact,
      theme,
      side === 'for' ? speaksFor(composer) : asksCare(composer, isFirst),
    )
    isFirst = false
  }
  if (!verdict.helps || !verdict.hinders) {
    yield composer.paragraph()
    for (const own of composer
      .freshFirst(composer.context.placements)
      .slice(0, verdict.helps || verdict.hinders ? 1 : 2))
      yield* placementReason(composer, own, [...sidesOf(theme), 'lived'])
  }
  yield composer.paragraph()
  yield* bestHour(
    composer,
    composer.form('best.hour', [
      () => 'If you do it, take',
      () => 'The hour for it is',
      () => 'Of the hours I would choose',
    ]),
  )
  if (composer.context.intent.asksWhenToo) yield* whenToo(composer)
  if (isWeighty) {
    yield* fillUp(composer, theme)
    // what is advised at the end goes with every leaning
    const advice = composer.unit('!weighty')
    if (advice) yield composer.line(advice.text)
    return
  }
  const drive = drivingPlacement(composer)
  const own = [...ownPart(composer, theme, drive)]
  yield* own
  if (drive && own.length > 0 && !composer.named.has(drive.point)) yield placementSource(composer, drive)
  yield* fillUp(composer, theme)
  yield* closingAction(composer, theme, drive?.sign ?? null)
}

/** As well as whether, when: its best stretch in months, or its best hour in days. */
function* whenToo(composer: Composer): Iterable<LineOrBreak> {
  const { chart, frame, intent } = composer.context
  const { asksWhenToo: _, ...rest } = intent
  const when = contextOf(composer.sky, chart, frame.at, frame.zone, {
    ...rest,
    kind: 'when',
    span: frame.isNamed ? intent.span : null,
  })
  yield composer.paragraph()
  yield* composer.within(when, bestTime)
}

function* weightyLine(composer: Composer, { lean, helps }: Leaning): Iterable<LineOrBreak> {
  const unit = composer.unit(`?weighty.${lean}`)
  if (!unit) return
  const isDated = unit.text.includes('{when}') && helps !== null
  yield composer.line(
    full(unit.text.replaceAll('{when}', isDated ? whenWords(composer, helps) : '')),
    isDated ? [helps] : [],
  )
}

function speaksFor(composer: Composer): string {
  return composer.form('for', [
    () => 'What speaks for it is',
    () => 'In its favour stands',
    () => 'The help comes from',
    () => 'On the side of yes there is',
  ])
}

function asksCare(composer: Composer, isFirst: boolean): string {
  return composer.form('against', [
    () => 'What asks for care is',
    () => 'Against it stands',
    () => 'The weight comes from',
    ...(isFirst ? [] : [() => 'On the other side there is']),
  ])
}
