/** "Will it happen again?": no event is promised or ruled out; the same contact is looked for ahead. */
import type { Planet } from '@astrarium/sky'
import { contextOf } from '../brief/build-brief.ts'
import type { QuestionContext } from '../brief/build-brief.ts'
import type { TransitFact } from '../brief/facts.ts'
import { addMonths } from '../language/calendar.ts'
import type { Composer } from '../almanac/composer.ts'
import { counts } from '../almanac/leaning.ts'
import type { LineOrBreak } from '../almanac/line.ts'
import { tellTimedFact } from '../almanac/plans/current-chapter.ts'
import { closingAction, drivingPlacement } from '../almanac/plans/shared.ts'
import { shownBefore } from './shown.ts'

/** Years in which a body comes round; the slower ones do so once in a life or never. */
const ROUND: Partial<Record<Planet, number>> = { mars: 3, jupiter: 13, saturn: 31 }

export function* againPlan(composer: Composer): Iterable<LineOrBreak> {
  const { frame, intent } = composer.context
  const opening = composer.unit('turn.again')
  if (opening) yield composer.line(opening.text)
  yield composer.paragraph()
  const was = shownBefore(composer).find((fact): fact is TransitFact => fact.kind === 'transit')
  const years = was && ROUND[was.body]
  if (was && years) {
    const ahead = aheadOf(composer, years * 12, was.body)
    const next = ahead.transits
      .filter(({ aspect, point, enters }) => aspect === was.aspect && point === was.point && enters)
      .filter(({ enters }) => enters! > frame.at)
      .toSorted((a, b) => a.enters!.getTime() - b.enters!.getTime())[0]
    if (next)
      yield* composer.within(ahead, (within) =>
        tellTimedFact(within, next, intent.theme, 'The same contact comes round with', 'short'),
      )
  } else if (was) {
    const never = composer.unit('turn.again.never')
    if (never) yield composer.line(never.text)
  }
  yield composer.paragraph()
  const year = aheadOf(composer, 12)
  const [heavy] = year.transits
    .filter((fact) => counts(fact) < -0.15)
    .toSorted((a, b) => counts(a) - counts(b))
  if (heavy)
    yield* composer.within(year, (within) =>
      tellTimedFact(within, heavy, intent.theme, 'Nearer to you, the stretch to be careful in comes with'),
    )
  yield composer.paragraph()
  yield* closingAction(composer, intent.theme, drivingPlacement(composer)?.sign ?? null)
}

function aheadOf(composer: Composer, months: number, mover?: Planet): QuestionContext {
  const { chart, frame, intent } = composer.context
  const { cycle: _, mover: _mover, ...rest } = intent
  return contextOf(composer.sky, chart, frame.at, frame.zone, {
    ...rest,
    kind: 'when',
    ...(mover && { mover }),
    span: { from: frame.today, to: addMonths(frame.today, months), phrase: 'the years ahead' },
  })
}
