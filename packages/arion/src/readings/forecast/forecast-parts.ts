/**
 * The lists of a forecast: opportunities and tensions, what ripens and what is tender, and a word for
 * oneself.
 */
import type { Point } from '@astrarium/sky'
import { sureSign } from '../../chart/certainty.ts'
import type { TimedFact } from '../../brief/facts.ts'
import { LORE } from '../../almanac/load-lore.ts'
import { full } from '../../language/text.ts'
import { counts } from '../../almanac/leaning.ts'
import type { Composer } from '../../almanac/composer.ts'
import { whenInSpan } from './forecast-windows.ts'
import type { FieldWriter } from '../field-writer.ts'
import { mannerOf } from './window-energy.ts'
import { PERSONAL, placements } from './emotional-landscape.ts'
import type { Line } from '../../almanac/line.ts'

/** What a transit touches, or where a body stays: "your affections", "home and its roots". */
export function thingOf(fact: TimedFact): string {
  const key = fact.kind === 'transit' ? `point.${fact.point}` : `house#${fact.house}.arena`
  return LORE.get(key)?.[0]?.text ?? ''
}

export function helpsAndStrains(
  writer: FieldWriter,
  chosen: readonly TimedFact[],
): { opportunities: string[]; challenges: string[] } {
  const { composer } = writer
  const helping = chosen.filter((fact) => counts(fact) > 0).sort((a, b) => counts(b) - counts(a))
  const straining = chosen
    .filter((fact) => counts(fact) < 0 || mannerOf(fact) === 'hard')
    .sort((a, b) => counts(a) - counts(b))
  return { opportunities: list('chance', helping, 'gift'), challenges: list('strain', straining, 'cost') }

  /** Two or three of them; where the sky offers fewer, what the person brings along anyway. */
  function list(
    kind: 'chance' | 'strain',
    facts: readonly TimedFact[],
    natalSide: 'gift' | 'cost',
  ): string[] {
    const items: string[] = []
    const seen = new Set<string>()
    for (const fact of facts) {
      if (items.length === 3) break
      if (seen.has(thingOf(fact))) continue
      const { text } = writer.write(one(composer, kind, fact))
      if (text === '') continue
      seen.add(thingOf(fact))
      items.push(text)
    }
    for (const point of PERSONAL) {
      if (items.length >= 2) break
      const { text } = writer.write(ownSide(composer, kind, point, natalSide))
      if (text !== '') items.push(text)
    }
    return items
  }
}

function* one(composer: Composer, kind: 'chance' | 'strain', fact: TimedFact): Iterable<Line> {
  const unit = composer.unit(`${kind}>${fact.body}.${mannerOf(fact)}`)
  if (!unit) return
  const text = unit.text.replaceAll('{it}', thingOf(fact)).replaceAll('{when}', whenInSpan(composer, fact))
  yield composer.line(full(text), [fact])
}

function* ownSide(
  composer: Composer,
  kind: 'chance' | 'strain',
  point: Point,
  side: 'gift' | 'cost',
): Iterable<Line> {
  const sign = sureSign(composer.context.chart, point)
  const clause = sign ? composer.unit(`${point}@${sign}.${side}`, { isOptional: true }) : null
  const unit = clause ? composer.unit(`${kind}.natal`) : null
  if (clause && unit)
    yield composer.line(unit.text.replaceAll('{fact}', clause.text), placements(composer, point))
}
