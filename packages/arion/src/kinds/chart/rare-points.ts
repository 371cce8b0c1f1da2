/** Nodes, Chiron and Lilith. */
import { sureHouse, sureSign } from '../../chart/certainty.ts'
import type { ChartPoint } from '../../chart/certainty.ts'
import { place } from '../../almanac/place-line.ts'
import type { Composer } from '../../almanac/composer.ts'
import { full } from '../../language/text.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'

const LORE_NAMES = {
  true_node: 'north_node',
  south_node: 'south_node',
  chiron: 'chiron',
  mean_lilith: 'lilith',
} as const

export function isRare(point: ChartPoint): point is keyof typeof LORE_NAMES {
  return point in LORE_NAMES
}

export function* ofRarePoint(composer: Composer, point: keyof typeof LORE_NAMES): Iterable<LineOrBreak> {
  yield* rareLines(composer, point, ['what'])
  yield composer.paragraph()
  yield* rareLines(composer, point, ['sign', 'house'])
  yield* noHours(composer)
  yield composer.paragraph()
  if (point === 'true_node' || point === 'south_node') {
    const other = point === 'true_node' ? 'south_node' : 'true_node'
    const line = place(composer, other, { opening: 'Across from it ' })
    if (line) yield line
    yield* rareLines(composer, other, ['sign'])
  }
}

function* rareLines(
  composer: Composer,
  point: keyof typeof LORE_NAMES,
  kinds: readonly ('what' | 'sign' | 'house')[],
): Iterable<LineOrBreak> {
  const { chart } = composer.context
  const [sign, house] = [sureSign(chart, point), sureHouse(chart, point)]
  for (const kind of kinds) {
    const value = kind === 'sign' ? sign?.toLowerCase() : kind === 'house' ? house : ''
    if (value === undefined || value === null) continue
    const unit = composer.unit(`point.${LORE_NAMES[point]}.${kind}${value === '' ? '' : `.${value}`}`)
    if (unit) yield composer.line(full(unit.text))
  }
}

/** Said once, where the houses are missing and nobody asked for one. */
export function* noHours(composer: Composer): Iterable<LineOrBreak> {
  if (composer.hasUsed('uncertain')) return
  const line = uncertainty(composer, 'With the hour I could say in which house it stands.')
  if (line) yield line
}
