import { AppError } from '../../../platform/app-error.ts'
import type { PersonContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { placeMembersAnew } from '../../circle/service/place-members-anew.ts'
import { mustHoldAll } from '../../circle/service/must-hold-all.ts'
import { mustHoldAllNotes } from '../../notes/service/must-hold-all-notes.ts'
import { takeProfile } from '../../profile/service/take-profile.ts'
import { keepChange } from '../../security/service/keep-change.ts'
import type { Arriving } from '../read-archive.ts'
import { invalid, readArchive } from '../read-archive.ts'
import { addRows, changeRow, linkRows, removeRows, rowsOf } from '../repository.ts'

/**
 * What an archive of another Astrarium (or of this one) holds becomes this person's: all of it or nothing.
 * What belongs to an account alone, payments among it, stays where it was, and so does what the archive says
 * nothing of, and the reading of a day that both know; a birth that is replaced can be restored. Throws
 * import_invalid for what is no archive, import_conflict where something of it is there already, circle_full
 * and notes_full, and what a photo is refused with.
 */
export async function importArchive(context: PersonContext, sent: unknown): Promise<{ rows: number }> {
  const { userId } = context.actor
  const arriving = await readArchive(context, sent)
  const profile = arriving.find(({ registered }) => registered.name === 'profiles')!
  await context.db.asUser(userId, async (tx) => {
    for (const each of arriving) if (each !== profile) await namingTable(each, () => add(tx, each, userId))
    for (const each of arriving)
      await namingTable(each, async () => {
        for (const [column, links] of each.links) await linkRows(tx, each.registered.table, column, links)
      })
    // after the earlier births that arrive, since only so many are kept
    const [own] = profile.rows
    const isReplaced = own ? await namingTable(profile, () => takeProfile(context, tx, own)) : false
    if (isReplaced) await placeMembersAnew(context, tx)
    await mustHoldAll(context, tx)
    await mustHoldAllNotes(context, tx)
    await keepChange(tx, userId, 'data_imported')
  })
  return { rows: arriving.reduce((sum, { rows }) => sum + rows.length, 0) }
}

async function add(
  tx: Tx,
  { registered: { table, columns, hasOneRow, oneADay }, rows }: Arriving,
  userId: string,
): Promise<void> {
  if (rows.length === 0) return
  if (hasOneRow && (await rowsOf(tx, table, userId)).length > 0) await changeRow(tx, table, userId, rows[0]!)
  else {
    // known by what they are about, and by no number of their own: those that arrive stand in their place
    if (!('id' in columns)) await removeRows(tx, table, userId)
    const arriving = rows.map((row) => ({ ...row, userId }))
    // of a day that both know, what stands here was told here
    await addRows(tx, table, arriving, { unlessThereIs: oneADay })
  }
}

/** What the database refuses to keep is the archive's fault: a wrong value, or one that is there. */
async function namingTable<Result>(
  { registered: { name } }: Arriving,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const { code, column, constraint } = (error as { cause?: Record<string, unknown> }).cause ?? {}
    if (code === UNIQUE) throw new AppError('import_conflict', 'Something of this archive is here already')
    if (typeof code !== 'string' || !/^2[23]/.test(code)) throw error
    const part = column ?? constraint
    throw invalid(`a value in ${name}${typeof part === 'string' ? ` (${part})` : ''} is not as it should be`)
  }
}

const UNIQUE = '23505'
