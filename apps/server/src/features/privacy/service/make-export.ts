import { hashSecret, newSecret } from '../../../platform/auth/secret.ts'
import type { Context, UserContext } from '../../../platform/context.ts'
import { forgetUnshared } from '../../ask/service/forget-unshared.ts'
import { postLetter } from '../../letter/service/post-letter.ts'
import { archiveSchema } from '../archive.ts'
import { photoOf, writeArchive } from '../archive-page.ts'
import { ARCHIVE_MS, MAKE_EXPORT } from '../limits.ts'
import { exportLetter } from '../mail.ts'
import { failMaking, findExport, findPerson, finishExport } from '../repository.ts'
import { sealed } from '../sealed.ts'
import { zip } from '../zip.ts'
import { collectArchive } from './collect-archive.ts'

/** Makes the archive that was asked for, keeps it sealed, and tells its owner by mail. May run twice. */
export async function makeExport(context: Context, userId: string): Promise<void> {
  const wanted = await context.db.asUser(userId, (tx) => findExport(tx, userId))
  const person = await context.db.asJobs((tx) => findPerson(tx, userId))
  if (wanted?.state !== 'making' || !person) return
  const owner: UserContext = { ...context, actor: { kind: 'job', name: MAKE_EXPORT, userId } }
  await context.db.asUser(userId, (tx) => forgetUnshared(owner, tx))
  const archive = await collectArchive(context, userId)
  const photo = photoOf(archive)
  const file = zip([
    { name: 'astrarium.json', text: `${JSON.stringify(archive, null, 2)}\n` },
    { name: 'schema.json', text: `${JSON.stringify(archiveSchema(), null, 2)}\n` },
    { name: 'astrarium.html', text: writeArchive(archive) },
    ...(photo === null ? [] : [{ name: 'photo.webp', text: Buffer.from(photo, 'base64') }]),
  ])
  const token = newSecret()
  const expiresAt = new Date(context.now().getTime() + ARCHIVE_MS)
  const made = {
    archiveSealed: context.vault.seal(sealed.archive, userId, file.toString('base64')),
    expiresAt,
    tokenHash: hashSecret(token),
  }
  const letter = exportLetter(context, person, { token, expiresAt })
  // one that was asked for anew meanwhile is made, and told of, by the next run
  await postLetter(context, letter, userId, (tx) => finishExport(tx, wanted, made))
}

export async function failExport(context: Context, userId: string): Promise<void> {
  await context.db.asUser(userId, (tx) => failMaking(tx, userId))
}
