/** The large transits of these months, and the longer background. */
import type { TransitFact } from '../../../brief/facts.ts'
import { isBegun } from '../../name.ts'
import type { Pen, Stroke } from '../../pen.ts'
import { meaning, passageMeaning, windowAfter } from '../../weather-lines.ts'
import { rarity } from '../rarity.ts'
import { withoutHouses } from '../shared.ts'
import { say } from './lines.ts'

export function* bigPlan(pen: Pen): Iterable<Stroke> {
  const on = pen.matter.transits.filter((fact) => isBegun(pen, fact) && fact.leaves)
  const worth = (fact: TransitFact) => fact.weight * rarity(fact.body)
  const ranked = [...on].sort((a, b) => worth(b) - worth(a))
  const chosen: TransitFact[] = []
  for (const fact of ranked)
    if (chosen.length < 3 && !chosen.some(({ body, point }) => body === fact.body && point === fact.point))
      chosen.push(fact)
  const openings = ['The heaviest one on you now is', 'Beside it you have', 'And there is']
  for (const [index, fact] of chosen.entries()) {
    if (index > 0) yield pen.paragraph()
    yield windowAfter(pen, openings[index]!, fact)
    yield* meaning(pen, fact, 'self')
  }
  const [next] = pen.matter.transits.filter((fact) => !isBegun(pen, fact)).sort((a, b) => worth(b) - worth(a))
  if (next && chosen.length < 3) {
    yield pen.paragraph()
    yield windowAfter(
      pen,
      chosen.length === 0 ? 'Nothing large is exact on you now; the next is' : 'The next large one is',
      next,
    )
    yield* meaning(pen, next, 'self')
  }
  yield* withoutHouses(pen)
  const stayed = pen.matter.passages[0]
  if (stayed) {
    yield pen.paragraph()
    yield windowAfter(pen, 'The longer background is', stayed)
    yield* passageMeaning(pen, stayed)
  }
  yield pen.paragraph()
  yield* say(pen, 'big.do')
}
