import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { ANSWERED_AT_ONCE, ROOM_KEPT_MS } from './limits.ts'
import { waitForRoom } from './room.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const someServer = () => ({}) as Database

async function fill(db: Database): Promise<(() => void)[]> {
  return Promise.all(Array.from({ length: ANSWERED_AT_ONCE }, () => waitForRoom(db)))
}

/** The names of those who come now, as each gets a turn. */
function come(db: Database, names: readonly string[]): string[] {
  const served: string[] = []
  for (const name of names) void waitForRoom(db).then(() => served.push(name))
  return served
}

it('whoever came first is served first', async () => {
  const db = someServer()
  const [first, second] = await fill(db)
  const served = come(db, ['Mara', 'Jonas', 'Ida'])
  first!()
  second!()
  await vi.advanceTimersByTimeAsync(0)
  expect(served).toEqual(['Mara', 'Jonas'])
})

it('a turn that is given back twice serves one', async () => {
  const db = someServer()
  const [first] = await fill(db)
  const served = come(db, ['Mara', 'Jonas'])
  first!()
  first!()
  await vi.advanceTimersByTimeAsync(0)
  expect(served).toEqual(['Mara'])
})

it('one that takes long keeps nobody waiting for its end', async () => {
  const db = someServer()
  await fill(db)
  const served = come(db, ['Mara'])
  await vi.advanceTimersByTimeAsync(ROOM_KEPT_MS)
  expect(served).toEqual(['Mara'])
})

it('another server has turns of its own', async () => {
  await fill(someServer())
  const served = come(someServer(), ['Mara'])
  await vi.advanceTimersByTimeAsync(0)
  expect(served).toEqual(['Mara'])
})
