/** "The other one then", "and the second?": the one of those shown that was not put first. */
import type { Turn } from '../question/turn.ts'
import type { Composer } from '../almanac/composer.ts'
import type { LineOrBreak } from '../almanac/line.ts'
import { chosenOne } from '../kinds/choice/plan.ts'
import { closingAction, drivingPlacement } from '../almanac/plans/shared.ts'
import { datesBefore, tellDated } from './shown.ts'

export function* shownOnePlan(
  composer: Composer,
  which: Extract<Turn, { is: 'shown' }>['which'],
): Iterable<LineOrBreak> {
  const { theme, choices } = composer.context.intent
  if (choices && choices.length > 1) {
    yield* chosenOne(composer, which)
    return
  }
  const dates = datesBefore(composer)
  const index = which === 'last' ? dates.length - 1 : which === 'other' ? 1 : which
  const fact = dates[index] ?? dates.at(-1)
  if (!fact) return
  yield* tellDated(
    composer,
    fact,
    composer.form('shown.one', [() => 'Then take', () => 'That is', () => 'Good, that would be']),
  )
  yield composer.paragraph()
  yield* closingAction(composer, theme, drivingPlacement(composer)?.sign ?? null)
}
