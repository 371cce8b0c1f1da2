import type { Point } from '@astrarium/sky'
import { sureHouse } from '../../chart/certainty.ts'
import type { PlacementFact } from '../../brief/facts.ts'
import { houseName, natal } from '../../almanac/name.ts'
import type { Composer } from '../../almanac/composer.ts'

export function placed(composer: Composer, point: Point): string {
  const name = natal(composer, point)
  const house = sureHouse(composer.context.chart, point)
  if (!house) return name
  composer.claim({ kind: 'house', point, house })
  composer.named.add(`placed${point}`)
  return `${name}, in ${houseName(composer, house)}`
}

export function factsOf(composer: Composer, points: readonly Point[]): PlacementFact[] {
  return composer.context.placements.filter(({ point }) => points.includes(point))
}
