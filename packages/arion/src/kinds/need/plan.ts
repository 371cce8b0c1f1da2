/**
 * What do I need, what do I want in it: the need first, where it comes from, what makes it harder, what is
 * on, one thing to do.
 */
import type { Point } from '@astrarium/sky'
import { signSentence } from '../../almanac/sign-sentences.ts'
import { aspectSource, aspectClause, sidesOf, softAspectLines } from '../../almanac/reason-lines.ts'
import { full } from '../../language/text.ts'
import type { Composer } from '../../almanac/composer.ts'
import { hardAspects, closingAction } from '../../almanac/plans/shared.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import { wants, placementReason, placementSource } from '../../almanac/placement-lines.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { tellCurrentChapter } from '../../almanac/plans/current-chapter.ts'

export function* needPlan(composer: Composer): Iterable<LineOrBreak> {
  const { theme } = composer.context.intent
  const near: Point[] = []
  const ranked = composer.freshFirst(
    composer.context.placements.filter(({ point }) =>
      ['venus', 'moon', 'sun', 'mars', 'mc', 'saturn', 'mercury'].includes(point),
    ),
  )
  let sign = null
  for (const fact of ranked) {
    const line = signSentence(composer, theme, fact.sign)
    if (!line) continue
    yield line
    yield placementSource(composer, fact)
    const wish = wants(composer, fact.point)
    if (wish) yield wish
    near.push(fact.point)
    sign = fact.sign
    break
  }
  const unsure = uncertainty(composer, 'What follows rests on what is sure.')
  if (unsure) yield unsure
  yield composer.paragraph()
  let reasons = 0
  for (const fact of ranked) {
    const lines = [...placementReason(composer, fact, [...sidesOf(theme), 'lived'])]
    yield* lines
    if (lines.length > 0) reasons += 1
    if (reasons === 2) break
  }
  yield composer.paragraph()
  for (const fact of hardAspects(composer)) {
    const clause = aspectClause(composer, fact, theme)
    if (!clause) continue
    yield composer.line(
      full(
        composer.form('need.harder', [
          () => `What makes it harder: ${clause}`,
          () => `There is a difficulty in it: ${clause}`,
          () => `And yet ${clause}`,
        ]),
      ),
      [fact],
    )
    yield aspectSource(composer, fact)
    near.push(fact.a, fact.b)
    break
  }
  yield* softAspectLines(composer, theme, near)
  yield composer.paragraph()
  yield* tellCurrentChapter(composer, theme, { near })
  yield* closingAction(composer, theme, sign)
}
