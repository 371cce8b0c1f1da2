import { expect, it } from 'vitest'
import { untilAborted } from './until-aborted.ts'

async function* countThenHang() {
  yield 1
  yield 2
  await new Promise(() => {})
}

it('hands on what came, and does not wait for what hangs', async () => {
  const abort = new AbortController()
  const got: number[] = []
  const reading = (async () => {
    for await (const item of untilAborted(countThenHang(), abort.signal)) {
      got.push(item)
      if (item === 2) queueMicrotask(() => abort.abort(new Error('enough')))
    }
  })()
  await expect(reading).rejects.toThrow('enough')
  expect(got).toEqual([1, 2])
})

it('ends with its source, and passes on its error', async () => {
  const { signal } = new AbortController()
  async function* two() {
    yield 'a'
    yield 'b'
  }
  async function* broken() {
    yield 'a'
    throw new Error('planted')
  }
  expect(await Array.fromAsync(untilAborted(two(), signal))).toEqual(['a', 'b'])
  await expect(Array.fromAsync(untilAborted(broken(), signal))).rejects.toThrow('planted')
})
