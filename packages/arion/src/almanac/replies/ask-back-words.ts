/** What is said before anything is offered: that it was heard, and whom and what it speaks of. */
import type { Offered } from '../../question/intent.ts'
import { THE_SAME } from '../../question/offer-named.ts'
import type { Asking } from '../../question/read-ask.ts'
import type { AskedBack } from '../../types.ts'
import { textsOf } from '../load-lore.ts'
import { sideOfYours } from './sides.ts'
import { unsaid } from './unsaid.ts'

/** Whatever was heard comes back in the first sentence, in the person's own words where these name it. */
export function askBackWords(found: Offered, asksBack: AskedBack, input: Asking): string {
  const [plain, of] = keysFor(found, asksBack, input)
  const heard = named(found) ?? (plain === 'back.side' ? null : sureSide(found, asksBack))
  return heard === null
    ? unsaid(textsOf(plain), input)
    : unsaid(textsOf(of), input).replace('{it}', () => heard)
}

type Keys = readonly [plain: string, of: string]

function keysFor({ own = [], isTold, isCorrected }: Offered, asksBack: AskedBack, { thread }: Asking): Keys {
  if (isCorrected) return ['back.right', 'back.right.of']
  // what a first message leaves open was not asked before
  const isAdded = own.length > 0 && thread.length > 0
  if (isTold) return isAdded ? ['back.adds', 'back.adds.of'] : ['back.told', 'back.told.of']
  if (isOfSidesAlone(asksBack)) return ['back.side', 'back.side.of']
  return own.length > 0 ? ['back.put', 'back.put.of'] : ['back.ask', 'back.ask.of']
}

/** What is wanted is clear, and of which side of life is not. */
function isOfSidesAlone({ offers: [, ...others] }: AskedBack): boolean {
  return others.length > 0 && others.every(({ label }) => label.startsWith(THE_SAME))
}

/** Two at most: "Kevin and the lease". */
function named({ nouns: { people, things } }: Offered): string | null {
  const thing = things.find((one) => people.every((person) => !one.includes(person)))
  const both = [...people, ...(thing ? [thing] : [])].slice(0, 2)
  return both.length > 0 ? both.map(asTold).join(' and ') : null
}

/** "My landlord" is "your landlord" to whom it is said. */
function asTold(noun: string): string {
  return noun.replace(/^(?:my|our) /, 'your ')
}

/** "Your work", where it was clearly heard. */
function sureSide({ offers }: Offered, { readings: [first] }: AskedBack): string | null {
  const meant = offers.find(({ about, isSideSure }) => isSideSure && about === first?.about)
  return meant ? sideOfYours(meant.about) : null
}
