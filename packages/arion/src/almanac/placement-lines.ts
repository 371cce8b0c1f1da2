/** A placement as a reason. */
import type { Point } from '@astrarium/sky'
import { sureHouse, sureSign } from '../chart/certainty.ts'
import type { PlacementFact } from '../brief/facts.ts'
import { houseName, natal } from './name.ts'
import type { Composer } from './composer.ts'
import { capital, full } from '../language/text.ts'
import type { Line } from './line.ts'

/** "Your Venus wants an equal, in daylight, talking. Your Mars goes after things sideways …" */
export function wants(composer: Composer, point: Point): Line | null {
  const sign = sureSign(composer.context.chart, point)
  if (!sign) return null
  const unit = composer.unit(`${point}@${sign}.wants`, { isOptional: true })
  return unit ? composer.line(full(`${capital(natal(composer, point))} ${unit.text}`)) : null
}

/**
 * One side of a placement, then where it stands: "You fall for … I take that from your Venus in Libra, in
 * your first house."
 */
export function* placementReason(
  composer: Composer,
  fact: PlacementFact,
  keys: readonly string[],
): Iterable<Line> {
  const unit = composer.unit(
    keys.map((key) => `${fact.point}@${fact.sign}.${key}`),
    { isOptional: true },
  )
  if (!unit) return
  if (
    !composer.named.has(fact.point) &&
    unit.text.startsWith('You ') &&
    (composer.hasUsed('hinge') || composer.chance(0.4))
  ) {
    // "With your Venus in Libra you fall for …" says where it comes from without a sentence of its own
    yield composer.line(
      full(`With ${natal(composer, fact.point)}${placeOf(composer, fact)}, you ${unit.text.slice(4)}`),
      [fact],
    )
    return
  }
  yield composer.line(full(unit.text), [fact])
  if (!composer.named.has(fact.point)) yield placementSource(composer, fact)
}

/** ", in your first house", once for each point, and in no opening. */
function placeOf(composer: Composer, fact: PlacementFact): string {
  const house = sureHouse(composer.context.chart, fact.point)
  if (!house || composer.isOpening || composer.named.has(`placed${fact.point}`)) return ''
  composer.named.add(`placed${fact.point}`)
  composer.claim({ kind: 'house', point: fact.point, house })
  return `, in ${houseName(composer, house)}`
}

/** Where a reading comes from; without words where the paragraph has said so of another. */
export function placementSource(composer: Composer, fact: PlacementFact): Line {
  if (composer.isSourced) return composer.line('')
  composer.isSourced = true
  const place = () => placeOf(composer, fact)
  composer.remember('hinge')
  const text = composer.form('source', [
    () => `That is ${natal(composer, fact.point)}${place()}.`,
    () => `I read it from ${natal(composer, fact.point)}${place()}.`,
    () => `It comes from ${natal(composer, fact.point)}${place()}.`,
    () => `Behind it is ${natal(composer, fact.point)}${place()}.`,
  ])
  return composer.line(text, [fact])
}

/** "Your Venus is in your fifth house, the house of play and romance." */
export function standing(composer: Composer, fact: PlacementFact): Line | null {
  if (!fact.house || composer.named.has(`placed${fact.point}`)) return null
  composer.named.add(`placed${fact.point}`)
  composer.claim({ kind: 'house', point: fact.point, house: fact.house })
  const house = fact.house
  return composer.line(
    composer.form('standing', [
      () => `${capital(natal(composer, fact.point))} is in ${houseName(composer, house)}.`,
      () => `${capital(natal(composer, fact.point))} stands in ${houseName(composer, house)}.`,
      () => `You have ${natal(composer, fact.point)} in ${houseName(composer, house)}.`,
    ]),
    [fact],
  )
}
