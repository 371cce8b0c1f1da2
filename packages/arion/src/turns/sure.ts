/** "Are you sure?": what is certain in it and what is not, and what was left out that speaks otherwise. */
import type { TimedFact } from '../brief/facts.ts'
import type { Composer } from '../almanac/composer.ts'
import { counts } from '../almanac/leaning.ts'
import type { LineOrBreak } from '../almanac/line.ts'
import { placementReason } from '../almanac/placement-lines.ts'
import { sidesOf } from '../almanac/reason-lines.ts'
import { isDated, shownBefore, tellDated } from './shown.ts'

export function* surePlan(composer: Composer): Iterable<LineOrBreak> {
  const opening = composer.unit('turn.sure')
  if (opening) yield composer.line(opening.text)
  yield composer.paragraph()
  yield* contrary(composer)
}

/** What was left out of the answer before and speaks otherwise. */
export function* contrary(composer: Composer): Iterable<LineOrBreak> {
  const against = otherSide(composer)
  if (against) {
    yield* tellDated(
      composer,
      against,
      composer.form('sure.against', [
        () => 'What I had left out, and what pulls the other way, is',
        () => 'On the other side, and not said so far, stands',
      ]),
    )
    return
  }
  const fresh = composer.context.placements.filter((fact) => !composer.wasShown(fact))
  for (const fact of fresh.slice(0, 3)) {
    const lines = [...placementReason(composer, fact, [...sidesOf(composer.context.intent.theme), 'lived'])]
    if (lines.length === 0) continue
    yield* lines
    return
  }
  const stays = composer.unit('turn.sure.stays')
  if (stays) yield composer.line(stays.text)
}

/** The heaviest of what was not shown that leans the other way than what was. */
function otherSide(composer: Composer): TimedFact | null {
  const { transits, passages } = composer.context
  const shown = shownBefore(composer).filter(isDated)
  const leaning = shown.reduce((sum, fact) => sum + (fact.kind === 'moon_hour' ? 0.3 : counts(fact)), 0)
  const others = [...transits, ...passages].filter(
    (fact) => !composer.wasShown(fact) && (leaning >= 0 ? counts(fact) < -0.1 : counts(fact) > 0.1),
  )
  return others.toSorted((a, b) => Math.abs(counts(b)) - Math.abs(counts(a)))[0] ?? null
}
