import type { Database } from '../../platform/db/database.ts'
import { ANSWERED_AT_ONCE, ROOM_KEPT_MS } from './limits.ts'

/** A server has a database pool of its own. */
const rooms = new WeakMap<Database, { taken: number; waiting: (() => void)[] }>()

/**
 * Waits until this server has room for one more question, in the order in which they came: hundreds that are
 * answered all at once are all told at the end. Resolves with what gives the turn back; one that takes long,
 * as where the database is away, keeps it only for a while.
 */
export async function waitForRoom(db: Database): Promise<() => void> {
  const all = rooms.get(db) ?? { taken: 0, waiting: [] }
  rooms.set(db, all)
  if (all.taken < ANSWERED_AT_ONCE) all.taken += 1
  else await new Promise<void>((resolve) => all.waiting.push(resolve))
  let isKept = true
  const giveBack = () => {
    if (!isKept) return
    isKept = false
    clearTimeout(late)
    const next = all.waiting.shift()
    // whoever waits longest has it from now on
    if (next) next()
    else all.taken -= 1
  }
  const late = setTimeout(giveBack, ROOM_KEPT_MS)
  return giveBack
}
