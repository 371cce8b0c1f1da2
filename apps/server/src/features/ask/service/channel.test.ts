import { expect, it } from 'vitest'
import { openChannel } from './channel.ts'

it('gives a late reader everything, in order, and ends', async () => {
  const channel = openChannel<number>()
  channel.put(1)
  const reading = Array.fromAsync(channel.read())
  channel.put(2)
  await Promise.resolve()
  channel.put(3)
  channel.end()
  expect(await reading).toEqual([1, 2, 3])
  expect(await Array.fromAsync(channel.read())).toEqual([1, 2, 3])
})

it('does not wait for a reader that left', async () => {
  const channel = openChannel<number>()
  channel.put(1)
  for await (const item of channel.read()) {
    expect(item).toBe(1)
    break
  }
  channel.put(2)
  channel.end()
  expect(await Array.fromAsync(channel.read())).toEqual([1, 2])
})
