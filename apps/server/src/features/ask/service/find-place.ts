import type { OfferIndex } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findAsk } from '../repository.ts'
import { sealed } from '../sealed.ts'

/**
 * The ask that a send says it follows, held to its conversation. Throws ask_not_found, also for somebody
 * else's.
 */
export async function findParent(tx: Tx, threadId: string, parentId: string | null): Promise<string | null> {
  if (parentId === null) return null
  const parent = await findAsk(tx, parentId)
  if (parent?.threadId !== threadId || parent.status === 'failed')
    throw new AppError('ask_not_found', 'parentId: there is no such Ask in this conversation', {
      fields: { parentId: 'an Ask of this conversation' },
    })
  return parentId
}

/** Which offer of the ask-back that it follows a send takes up. Throws offer_not_found. */
export async function findOffer(
  context: UserContext,
  tx: Tx,
  parentId: string | null,
  offer: OfferIndex | null,
): Promise<OfferIndex | null> {
  if (offer === null) return null
  const parent = parentId === null ? null : await findAsk(tx, parentId)
  const asksBack = parent && context.vault.open(sealed.asksBack, context.actor.userId, parent.asksBackSealed)
  if (!asksBack?.offers[offer])
    throw new AppError('offer_not_found', 'offer: the answer before it makes no such offer', {
      fields: { offer: 'the place of an offer of the answer that is followed' },
    })
  return offer
}
