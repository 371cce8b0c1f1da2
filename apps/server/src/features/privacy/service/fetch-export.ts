import { AppError } from '../../../platform/app-error.ts'
import { hashSecret } from '../../../platform/auth/secret.ts'
import type { Context, PersonContext } from '../../../platform/context.ts'
import { findExport, takeByToken } from '../repository.ts'
import type { ExportRow } from '../repository.ts'
import { sealed } from '../sealed.ts'

interface ArchiveFile {
  name: string
  type: 'application/zip'
  text: Buffer<ArrayBuffer>
}

/** The person's own archive. Throws export_not_found. */
export async function downloadExport(context: PersonContext): Promise<ArchiveFile> {
  const { userId } = context.actor
  return fileOf(context, await context.db.asUser(userId, (tx) => findExport(tx, userId)))
}

/** By the link of the letter, which works once. Throws export_not_found. */
export async function fetchExportByLink(context: Context, token: string): Promise<ArchiveFile> {
  return fileOf(context, await context.db.asJobs((tx) => takeByToken(tx, hashSecret(token), context.now())))
}

function fileOf(context: Context, row: ExportRow | null): ArchiveFile {
  if (!row?.archiveSealed || !row.expiresAt || row.expiresAt <= context.now())
    throw new AppError('export_not_found', 'There is no archive, or no longer')
  const text = Buffer.from(context.vault.open(sealed.archive, row.userId, row.archiveSealed), 'base64')
  return {
    name: `astrarium-${row.requestedAt.toISOString().slice(0, 10)}.zip`,
    type: 'application/zip',
    text,
  }
}
