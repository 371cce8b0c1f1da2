import { expect, it } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { waitFor, notify } from './signals.ts'

const MINUTE = 60_000
// only who it is matters
const server = () => ({}) as Database

it('reaches everybody who waits for it, and nobody else', async () => {
  const here = server()
  const heard: string[] = []
  const waits = [
    waitFor(here, 'a', MINUTE).then(() => heard.push('first')),
    waitFor(here, 'a', MINUTE).then(() => heard.push('second')),
  ]
  const stop = new AbortController()
  const other = waitFor(here, 'b', MINUTE, stop.signal).then(() => heard.push('other'))
  const elsewhere = waitFor(server(), 'a', MINUTE, stop.signal).then(() => heard.push('elsewhere'))
  notify(here, 'a')
  await Promise.all(waits)
  expect(heard).toEqual(['first', 'second'])
  stop.abort()
  await Promise.all([other, elsewhere])
})

it('ends by itself, so that a caller looks for what another server did', async () => {
  await expect(waitFor(server(), 'a', 1)).resolves.toBeUndefined()
})
