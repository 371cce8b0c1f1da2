import { followCircle } from '@astrarium/contracts'
import type { CircleEvent } from '@astrarium/contracts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeFirstAnswer } from './first-answers.ts'
import { followEvents } from './follow-events.ts'

vi.mock(import('./first-answers.ts'), { spy: true })

const EVENT: CircleEvent = { seq: 7, subject: 'note', id: 'n', change: 'added' }

/** A server that answers as the lines say, and then refuses; when it was asked, and after which event. */
function serve(...answers: (() => Response)[]) {
  const asked: { at: number; lastId: string | null }[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    asked.push({ at: Date.now(), lastId: new Headers(headers).get('last-event-id') })
    const answer = answers[Math.min(asked.length, answers.length) - 1]!
    return answer()
  })
  return asked
}
const lines = (text: string) => () => new Response(text, { headers: { 'content-type': 'text/event-stream' } })
const signedOut = () => Response.json({ code: 'not_authenticated', error: '' }, { status: 401 })
const away = () => Response.json({ code: 'unavailable', error: '' }, { status: 503 })
const told = `id: 7\ndata: ${JSON.stringify(EVENT)}\n\n`

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function follow(): Promise<CircleEvent[]> {
  const heard: CircleEvent[] = []
  const following = followEvents(followCircle, (event) => heard.push(event), new AbortController().signal)
  await vi.advanceTimersByTimeAsync(120_000)
  await following
  return heard
}

it('a line that breaks is made again after 1, 2, 5 and 10 seconds, and after the last event heard', async () => {
  const asked = serve(lines(told), away, away, away, away, signedOut)
  expect(await follow()).toEqual([EVENT])
  expect(asked.slice(1).map(({ at }, place) => at - asked[place]!.at)).toEqual([
    1000, 2000, 5000, 10_000, 10_000,
  ])
  expect(asked.map(({ lastId }) => lastId)).toEqual([null, '7', '7', '7', '7', '7'])
})

it('the first line begins where the page was made, so that nothing is asked for again that came with it', async () => {
  vi.mocked(takeFirstAnswer).mockReturnValueOnce(5)
  const asked = serve(signedOut)
  await follow()
  expect(asked.map(({ lastId }) => lastId)).toEqual(['5'])
})

it('a line that ends as it should goes on at once, and signs of life are no events', async () => {
  const asked = serve(lines(`:\n\n${told}data: [DONE]\n\n`), signedOut)
  expect(await follow()).toEqual([EVENT])
  expect(asked[1]!.at - asked[0]!.at).toBe(0)
})

it('whoever says nothing for a minute is not there any more', async () => {
  const asked: number[] = []
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    asked.push(Date.now())
    if (asked.length > 1) return signedOut()
    const body = new ReadableStream({
      start: (control) => signal!.addEventListener('abort', () => control.error(new Error('aborted'))),
    })
    return new Response(body)
  })
  await follow()
  expect(asked[1]! - asked[0]!).toBe(61_000)
})
