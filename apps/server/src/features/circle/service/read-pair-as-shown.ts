import type { UserContext } from '../../../platform/context.ts'
import { readPair } from '../pair-of-member.ts'
import type { Pair } from '../pair-of-member.ts'
import { readSharedWheels } from './read-shared.ts'

/** A pair, and since when the other one agrees to be seen in it; null where the person typed the birth. */
export type PairAsShown = Pair & { agreedAt: Date | null }

/**
 * With the wheel of somebody linked where they agreed to show it; it stands in place of a birth that was
 * typed of them. Not to be kept: it ends with the consent. Throws member_not_found, for another person's too.
 */
export async function readPairAsShown(context: UserContext, memberId: string): Promise<PairAsShown> {
  const pair = await readPair(context, memberId)
  const wheel = (await readSharedWheels(context, memberId)).get(memberId)
  if (!wheel) return { ...pair, agreedAt: null }
  const { natal, shown, agreedAt } = wheel
  return { ...pair, theirs: natal, shown: { ...pair.shown, theirs: shown }, agreedAt }
}
