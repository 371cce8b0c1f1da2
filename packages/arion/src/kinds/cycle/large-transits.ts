/** The large transits of these months, and the longer background. */
import type { TransitFact } from '../../brief/facts.ts'
import type { Composer } from '../../almanac/composer.ts'
import { meaning } from '../../almanac/timed-fact-lines.ts'
import { rarity } from './rarity.ts'
import { withoutHouses } from '../../almanac/plans/shared.ts'
import { say } from './lines.ts'
import { passageMeaning } from '../../almanac/passage-lines.ts'
import { windowAfter } from '../../almanac/window-lines.ts'
import { isBegun } from '../../almanac/transit-names.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export function* bigPlan(composer: Composer): Iterable<LineOrBreak> {
  const on = composer.context.transits.filter((fact) => isBegun(composer, fact) && fact.leaves)
  const worth = (fact: TransitFact) => fact.weight * rarity(fact.body)
  const ranked = [...on].sort((a, b) => worth(b) - worth(a))
  const chosen: TransitFact[] = []
  for (const fact of ranked)
    if (chosen.length < 3 && !chosen.some(({ body, point }) => body === fact.body && point === fact.point))
      chosen.push(fact)
  const openings = ['The heaviest one on you now is', 'Beside it you have', 'And there is']
  for (const [index, fact] of chosen.entries()) {
    if (index > 0) yield composer.paragraph()
    yield windowAfter(composer, openings[index]!, fact)
    yield* meaning(composer, fact, 'self')
  }
  const [next] = composer.context.transits
    .filter((fact) => !isBegun(composer, fact))
    .sort((a, b) => worth(b) - worth(a))
  if (next && chosen.length < 3) {
    yield composer.paragraph()
    yield windowAfter(
      composer,
      chosen.length === 0 ? 'Nothing large is exact on you now; the next is' : 'The next large one is',
      next,
    )
    yield* meaning(composer, next, 'self')
  }
  yield* withoutHouses(composer)
  const stayed = composer.context.passages[0]
  if (stayed) {
    yield composer.paragraph()
    yield windowAfter(composer, 'The longer background is', stayed)
    yield* passageMeaning(composer, stayed)
  }
  yield composer.paragraph()
  yield* say(composer, 'big.do')
}
