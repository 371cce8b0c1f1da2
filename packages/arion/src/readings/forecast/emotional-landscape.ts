import type { Point } from '@astrarium/sky'
import { sureSign } from '../../chart/certainty.ts'
import type { TransitFact, PlacementFact } from '../../brief/facts.ts'
import { natal } from '../../almanac/name.ts'
import { capital } from '../../language/text.ts'
import type { Composer } from '../../almanac/composer.ts'
import { ALL_THROUGH, whenInSpan } from './forecast-windows.ts'
import type { FieldWriter } from '../field-writer.ts'
import { mannerOf } from './window-energy.ts'
import type { Line } from '../../almanac/line.ts'

export const PERSONAL: readonly Point[] = ['moon', 'venus', 'sun', 'mars', 'mercury']

/** By the points that are touched, feelings first. */
export function emotionalLandscape(writer: FieldWriter): {
  emotionalRipening: string[]
  emotionalTender: string[]
} {
  const { composer } = writer
  const isFelt: Partial<Record<Point, number>> = { moon: 1.7, venus: 1.4, neptune: 1.2, sun: 1.1, asc: 1.1 }
  const felt = [...composer.context.transits].sort(
    (a, b) => b.weight * (isFelt[b.point] ?? 1) - a.weight * (isFelt[a.point] ?? 1),
  )
  const tender = pick(
    felt.filter((fact) => mannerOf(fact) === 'hard'),
    [],
  )
  const ripe = pick(
    felt.filter((fact) => mannerOf(fact) === 'soft'),
    tender.map(({ point }) => point),
  )
  return { emotionalRipening: list('ripe', ripe, 'gift'), emotionalTender: list('tender', tender, 'cost') }

  function pick(facts: readonly TransitFact[], taken: readonly Point[]): TransitFact[] {
    return facts
      .filter(
        (fact, index) =>
          !taken.includes(fact.point) && facts.findIndex(({ point }) => point === fact.point) === index,
      )
      .slice(0, 3)
  }
  function list(kind: 'ripe' | 'tender', facts: readonly TransitFact[], side: 'gift' | 'cost'): string[] {
    const items = facts
      .map((fact, index) => writer.write(feeling(composer, kind, fact, index)).text)
      .filter((text) => text !== '')
    for (const point of ['moon', 'venus', 'sun', 'mercury', 'mars'] as const) {
      if (items.length >= 2) break
      const { text } = writer.write(ownFeeling(composer, point, side))
      if (text !== '') items.push(text)
    }
    return items
  }
}

/** The first of a list says when. */
function* feeling(
  composer: Composer,
  kind: 'ripe' | 'tender',
  fact: TransitFact,
  index: number,
): Iterable<Line> {
  const unit = composer.unit(`${kind}.${fact.point}`)
  if (!unit) return
  if (index > 0) {
    yield composer.line(unit.text, [fact])
    return
  }
  const when = whenInSpan(composer, fact)
  yield composer.line(
    `${unit.text.replace(/\.$/, '')}, ${when === ALL_THROUGH ? '' : 'most of all '}${when}.`,
    [fact],
  )
}

function* ownFeeling(composer: Composer, point: Point, side: 'gift' | 'cost'): Iterable<Line> {
  const sign = sureSign(composer.context.chart, point)
  const clause = sign ? composer.unit(`${point}@${sign}.${side}`, { isOptional: true }) : null
  if (!clause) return
  const text = composer.form(`feeling.${side}`, [
    () => `With ${natal(composer, point)}, ${clause.text}.`,
    () => `${capital(clause.text)}. That is ${natal(composer, point)}.`,
  ])
  yield composer.line(text, placements(composer, point))
}

export function placements(composer: Composer, point: Point): PlacementFact[] {
  return composer.context.placements.filter((fact) => fact.point === point)
}
