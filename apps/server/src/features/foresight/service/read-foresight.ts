import type { Foresight } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { findForesight } from '../repository.ts'
import type { ForesightRow } from '../repository.ts'
import type { StoredForesight } from './stored-foresight.ts'

/** One of the person's forecasts, unsealed. Throws foresight_not_found, for another person's too. */
export async function readForesight(world: PersonalWorld, foresightId: string): Promise<Foresight> {
  const { userId } = world.actor
  const row = await world.db.asUser(userId, (tx) => findForesight(tx, userId, foresightId))
  if (!row) throw noSuchForesight()
  return openForesight(world, row)
}

export function openForesight({ vault }: Pick<PersonalWorld, 'vault'>, row: ForesightRow): Foresight {
  const reading = JSON.parse(vault.open(row.userId, 'foresight', row.readingSealed)) as StoredForesight
  return { ...reading, id: row.id, isSaved: row.isSaved, createdAt: row.createdAt.toISOString() }
}

export function noSuchForesight(): AppError {
  return new AppError('foresight_not_found', 'Forecast not found or you do not have permission to view it.')
}
