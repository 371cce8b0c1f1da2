import { softAspectLines } from '../../almanac/reason-lines.ts'
import { capital, full } from '../../language/text.ts'
import type { Composer } from '../../almanac/composer.ts'
import { closingAction, livedIn } from '../../almanac/plans/shared.ts'
import { strengths } from '../gift/plan.ts'
import { resistance } from '../purpose/plan.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import { placementSource } from '../../almanac/placement-lines.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { tellCurrentChapter } from '../../almanac/plans/current-chapter.ts'

export function* blockPlan(composer: Composer): Iterable<LineOrBreak> {
  const { theme } = composer.context.intent
  const [first, second] = strengths(composer, 'cost', 2)
  if (first) {
    yield composer.line(capital(full(first.text)), [first.fact])
    yield placementSource(composer, first.fact)
    const line = livedIn(composer, first.fact.point)
    if (line) yield line
  }
  const unsure = uncertainty(composer, 'What I say rests on what is sure.')
  if (unsure) yield unsure
  yield composer.paragraph()
  yield* resistance(composer)
  if (second) {
    yield composer.line(
      composer.form('cost.more', [
        () => `And ${second.text}.`,
        () => `The other thing: ${second.text}.`,
        () => `Besides, ${second.text}.`,
      ]),
      [second.fact],
    )
    if (!composer.named.has(second.fact.point)) yield placementSource(composer, second.fact)
  }
  yield composer.paragraph()
  yield* softAspectLines(composer, 'purpose', first ? [first.fact.point] : [])
  yield composer.paragraph()
  yield* tellCurrentChapter(composer, theme, { near: first ? [first.fact.point] : [] })
  yield* closingAction(composer, 'purpose', first?.fact.sign ?? null)
}
