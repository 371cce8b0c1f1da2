import { lchownSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FolderInUse } from './embedded-postgres-error.ts'
import type { SystemUser } from './home.ts'

/**
 * Takes the folder for this process alone, or throws. Answers the release.
 *
 * Node has no file lock of its own, but its SQLite has one that the kernel keeps: no race between two
 * starters, and the lock is gone with its process, however that one died. The SQLite file itself stays empty.
 */
export function claimFolder(home: string, owner: SystemUser | undefined): () => void {
  const lock = openLock(home, owner)
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    if (!isBusy(cause)) throw cause
    throw new FolderInUse(
      `Another Astrarium (process ${holderOf(home)}) is using the database in ${home}. Stop it first, or set DATA_DIR to another folder.`,
    )
  }
  nameHolder(home, owner)
  let isHeld = true
  return () => {
    if (isHeld) lock.close()
    isHeld = false
  }
}

function openLock(home: string, owner: SystemUser | undefined): DatabaseSync {
  const path = join(home, 'lock')
  try {
    writeFileSync(path, '', { flag: 'wx', mode: 0o600 })
    if (owner) lchownSync(path, owner.uid, owner.gid)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
  }
  return new DatabaseSync(path)
}

const SQLITE_BUSY = 5
const isBusy = (cause: unknown) =>
  cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_BUSY

// Who holds the lock is written down only to name it to the next one; nothing is decided by it.
function nameHolder(home: string, owner: SystemUser | undefined): void {
  const note = join(home, `holder-${process.pid}`)
  writeFileSync(note, `${process.pid}\n`, { mode: 0o600 })
  if (owner) lchownSync(note, owner.uid, owner.gid)
  renameSync(note, join(home, 'holder'))
}

function holderOf(home: string): string {
  try {
    return readFileSync(join(home, 'holder'), 'utf8').trim()
  } catch {
    return 'unknown'
  }
}
