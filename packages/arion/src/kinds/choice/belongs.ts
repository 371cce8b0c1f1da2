/** A placement that belongs to one of the things, with what it wants. */
import type { Planet } from '@astrarium/sky'
import type { PlacementFact } from '../../brief/facts.ts'
import { rulerFact } from '../../brief/natal-facts.ts'
import { ordinal } from '../../language/numbers.ts'
import { skyName } from '../../language/statements.ts'
import { capital, full } from '../../language/text.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { Line } from '../../almanac/line.ts'
import { houseName, natal } from '../../almanac/name.ts'

/** A placement and what it wants, then the house that it speaks for, where that is why it counts. */
export function* belongs(
  composer: Composer,
  fact: PlacementFact,
  forms: readonly ((name: string, wish: string) => string)[],
): Iterable<Line> {
  const wish = composer.unit(`${fact.point}@${fact.sign}.wants`)
  if (!wish) return
  const text = composer.form(
    'choice.placed',
    forms.map((write) => () => full(write(natal(composer, fact.point), wish.text))),
  )
  composer.lead(fact)
  yield composer.line(text, [fact])
  if (!fact.rules || composer.named.has(`rules${fact.point}`)) return
  composer.named.add(`rules${fact.point}`)
  const ruler = fact.point as Planet
  composer.claim({ kind: 'rules', body: ruler, house: fact.rules })
  const house = composer.wasSaid(`${ordinal(fact.rules)} house`)
    ? `your ${ordinal(fact.rules)} house`
    : houseName(composer, fact.rules)
  yield composer.line(`${capital(skyName(ruler))} rules ${house}, so it has a say in this.`, [
    rulerFact(ruler, fact.rules),
  ])
}
