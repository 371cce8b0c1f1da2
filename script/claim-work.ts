import { mkdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Waits until no other process installs or builds in this checkout; answers the release. SQLite's lock on a
 * file is the kernel's, so it is gone with its process, however that one died.
 */
export async function claimWork(): Promise<() => void> {
  mkdirSync('.cache', { recursive: true })
  const lock = new DatabaseSync('.cache/prepare.lock')
  for (let tries = 0; !isTaken(lock); tries += 1) {
    if (tries === 0) console.log('Another start is installing or building here: waiting for it')
    await pause(200)
  }
  return () => lock.close()
}

const SQLITE_BUSY = 5

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (cause) {
    if (cause instanceof Error && 'errcode' in cause && cause.errcode === SQLITE_BUSY) return false
    throw cause
  }
}
