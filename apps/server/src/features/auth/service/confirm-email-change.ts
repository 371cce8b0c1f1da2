import { AppError } from '../../../platform/app-error.ts'
import { hashSecret } from '../../../platform/auth/secret.ts'
import type { Context } from '../../../platform/context.ts'
import { tellNewAddress } from '../../billing/service/tell-new-address.ts'
import { postLetter } from '../../letter/service/post-letter.ts'
import { addressChangedLetter } from '../mail.ts'
import { confirmEmailChange as markConfirmed, moveAccount } from '../repository.ts'

type Step = { status: 'changed' } | { status: 'waiting'; for: 'old' | 'new' }

/**
 * The link of either letter. With the second one the account moves, and the address it had is told so. Throws
 * confirmation_link_invalid, confirmation_link_expired.
 */
export async function confirmEmailChange(context: Context, token: string): Promise<Step> {
  const now = context.now()
  const done = await context.db.asAuth(async (tx) => {
    const change = await markConfirmed(tx, hashSecret(token), now)
    if (!change) throw new AppError('confirmation_link_invalid', 'The confirmation link is invalid')
    if (change.expiresAt < now)
      throw new AppError('confirmation_link_expired', 'The confirmation link has expired')
    if (change.oldConfirmedAt === null) return { status: 'waiting', for: 'old' } as const
    if (change.newConfirmedAt === null) return { status: 'waiting', for: 'new' } as const
    return { status: 'over', before: await moveAccount(tx, change, now) } as const
  })
  if (done.status === 'waiting') return done
  const { before } = done
  // somebody else has the address: the wish has ended, and says no more of that than a link that never was
  if (!before) throw new AppError('confirmation_link_invalid', 'The confirmation link is invalid')
  await postLetter(context, addressChangedLetter(context, before), before.id)
  await tellNewAddress(context, before.id)
  return { status: 'changed' }
}
