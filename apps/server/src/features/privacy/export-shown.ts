import type { AccountPrivacy } from '@astrarium/contracts'
import type { ExportRow } from './repository.ts'

/** Null once it can no longer be fetched. */
export function exportShown(row: Omit<ExportRow, 'archiveSealed'>, now: Date): AccountPrivacy['export'] {
  if (row.expiresAt && row.expiresAt <= now) return null
  return {
    state: row.state,
    requestedAt: row.requestedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}
