import { sureSign } from '../../chart/certainty.ts'
import { softAspectLines } from '../../almanac/reason-lines.ts'
import { natal } from '../../almanac/name.ts'
import type { Composer } from '../../almanac/composer.ts'
import { closingAction, livedIn } from '../../almanac/plans/shared.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import { placed, factsOf } from '../purpose/placements.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { tellCurrentChapter } from '../../almanac/plans/current-chapter.ts'

/** What kind of work suits somebody: how they work best, what they are known for, then gift and price. */
export function* vocationPlan(composer: Composer): Iterable<LineOrBreak> {
  const { chart } = composer.context
  const first = (['sun', 'mars', 'jupiter', 'saturn'] as const).find((point) => sureSign(chart, point))
  const line = first ? livedIn(composer, first, ['work']) : null
  if (first && line) {
    yield line
    yield composer.line(`That is ${placed(composer, first)}.`, factsOf(composer, [first]))
  }
  const known = livedIn(composer, 'mc', ['work'])
  if (known) {
    yield known
    yield composer.line(
      composer.form('vocation.mc', [
        () => `I take that from ${natal(composer, 'mc')}.`,
        () => `It belongs to ${natal(composer, 'mc')}.`,
      ]),
      factsOf(composer, ['mc']),
    )
  }
  const unsure = uncertainty(
    composer,
    'For this question they matter, and with the hour, even a rough one, I could say more.',
  )
  if (unsure) yield unsure
  yield composer.paragraph()
  for (const point of ['mars', 'jupiter', 'saturn'] as const) {
    const more = livedIn(composer, point, ['work'])
    if (!more) continue
    yield more
    yield composer.line(
      composer.form('vocation.from', [
        () => `That is ${natal(composer, point)}.`,
        () => `Behind it stands ${natal(composer, point)}.`,
        () => `You have it from ${natal(composer, point)}.`,
      ]),
      factsOf(composer, [point]),
    )
  }
  yield composer.paragraph()
  yield* softAspectLines(composer, 'work', ['mc', 'sun', 'saturn', 'mars'])
  yield composer.paragraph()
  yield* tellCurrentChapter(composer, 'work', { near: ['mc'] })
  yield* closingAction(composer, 'work', sureSign(chart, 'mc') ?? sureSign(chart, 'sun'))
}
