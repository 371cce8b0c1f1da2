import type { Foresight } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { findForesight } from '../repository.ts'
import type { ForesightRow } from '../repository.ts'
import { sealed } from '../sealed.ts'

/** One of the person's forecasts, unsealed. Throws foresight_not_found, for another person's too. */
export async function readForesight(context: UserContext, foresightId: string): Promise<Foresight> {
  const { userId } = context.actor
  const row = await context.db.asUser(userId, (tx) => findForesight(tx, userId, foresightId))
  if (!row) throw noSuchForesight()
  return openForesight(context, row)
}

export function openForesight({ vault }: Pick<UserContext, 'vault'>, row: ForesightRow): Foresight {
  const reading = vault.open(sealed.reading, row.userId, row.readingSealed)
  return { ...reading, id: row.id, isSaved: row.isSaved, createdAt: row.createdAt.toISOString() }
}

export function noSuchForesight(): AppError {
  return new AppError('foresight_not_found', 'Forecast not found or you do not have permission to view it.')
}
