import { expect, it } from 'vitest'
import type { Database } from '../../../platform/db/database.ts'
import { news, ring } from './news.ts'

const MINUTE = 60_000
// only who it is matters
const server = () => ({}) as Database

it('reaches everybody who waits for it, and nobody else', async () => {
  const here = server()
  const heard: string[] = []
  const waits = [
    news(here, 'a', MINUTE).then(() => heard.push('first')),
    news(here, 'a', MINUTE).then(() => heard.push('second')),
  ]
  const stop = new AbortController()
  const other = news(here, 'b', MINUTE, stop.signal).then(() => heard.push('other'))
  const elsewhere = news(server(), 'a', MINUTE, stop.signal).then(() => heard.push('elsewhere'))
  ring(here, 'a')
  await Promise.all(waits)
  expect(heard).toEqual(['first', 'second'])
  stop.abort()
  await Promise.all([other, elsewhere])
})

it('ends by itself, so that a caller looks for what another server did', async () => {
  await expect(news(server(), 'a', 1)).resolves.toBeUndefined()
})
