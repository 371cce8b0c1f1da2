import type { AccountSecurity } from '@astrarium/contracts'
import type { PersonContext } from '../../../platform/context.ts'
import { passkeysOf } from '../repository.ts'

export async function showSecurity({ auth, db, actor: { userId } }: PersonContext): Promise<AccountSecurity> {
  const keys = await db.asAuth((tx) => passkeysOf(tx, userId))
  return {
    recoveryCodesLeft: await auth.recoveryCodesLeft(userId),
    passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name: name ?? '',
      addedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}
