import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whilePageStays } from './page-leaving.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const say = (event: string) => dispatchEvent(new Event(event))

/** Makes a request that ends as the test says, and hears what comes of it. */
function request() {
  const sent = Promise.withResolvers<string>()
  const heard: string[] = []
  void whilePageStays(() => sent.promise).then(
    (answer) => heard.push(answer),
    (error: Error) => heard.push(error.message),
  )
  return { ...sent, heard }
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

it('gives what came at once, where the page is not on its way out', async () => {
  const { heard, resolve } = request()
  resolve('answer')
  await pass(0)
  expect(heard).toEqual(['answer'])
})
it.each(['beforeunload', 'pagehide'])(
  'keeps it from a page that goes (%s), for some seconds',
  async (event) => {
    const { heard, reject } = request()
    say(event)
    reject(new Error('broken'))
    await pass(7000)
    expect(heard).toEqual([])
    // who still hears it has stayed
    await pass(2000)
    expect(heard).toEqual(['broken'])
  },
)
it('gives it at once, where the page came back before', async () => {
  const { heard, resolve } = request()
  say('pagehide')
  say('pageshow')
  resolve('answer')
  await pass(0)
  expect(heard).toEqual(['answer'])
})
it('gives it as soon as the page is back, and leaves no timer', async () => {
  const { heard, resolve } = request()
  say('pagehide')
  resolve('answer')
  await pass(1000)
  expect(heard).toEqual([])
  say('pageshow')
  await pass(0)
  expect(heard).toEqual(['answer'])
  expect(vi.getTimerCount()).toBe(0)
})
