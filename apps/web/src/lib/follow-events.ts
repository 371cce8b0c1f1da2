import type { Endpoint } from '@astrarium/contracts'
import { createParser } from 'eventsource-parser'
import type { z } from 'zod'
import { refusal, send } from './api.ts'
import { takeFirstAnswer } from './first-answers.ts'

/** A line that broke is made again after so long; the last one is for every further try. */
const AGAIN_AFTER_MS = [1000, 2000, 5000, 10_000]
/** The server gives a sign of life every 25 seconds: where two are missing, nobody is there any more. */
const SILENT_MS = 60_000

/**
 * Hears what a server tells, for as long as there is a session, and goes on after the last event that was
 * heard where the line breaks; at first after the moment at which the page was made, where that is known.
 * Ends by `signal`, and with the session.
 */
export async function followEvents<Event>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType<Event>> & { answers: 'stream' },
  onEvent: (event: Event) => void,
  signal: AbortSignal,
): Promise<void> {
  const made = takeFirstAnswer(endpoint.path)
  let lastId = typeof made === 'number' ? String(made) : ''
  let broken = 0
  while (!signal.aborted) {
    const attempt = new AbortController()
    try {
      const headers = lastId === '' ? {} : { 'last-event-id': lastId }
      const either = AbortSignal.any([signal, attempt.signal])
      const response = await send(endpoint, {}, undefined, either, headers)
      if (!response.ok || !response.body) throw await refusal(response)
      await read(response.body, attempt, (id, data) => {
        broken = 0
        lastId = id ?? lastId
        onEvent(JSON.parse(data) as Event)
      })
      // it ended as it should, to ask for the session anew
      continue
    } catch (error) {
      if (isOver(error)) return
    } finally {
      attempt.abort()
    }
    await pause(AGAIN_AFTER_MS[Math.min(broken, AGAIN_AFTER_MS.length - 1)]!, signal)
    broken += 1
  }
}

/** Resolves at the end that the server said; throws where the line broke off before it. */
async function read(
  body: ReadableStream<Uint8Array>,
  attempt: AbortController,
  onEvent: (id: string | undefined, data: string) => void,
): Promise<void> {
  let isDone = false
  const parser = createParser({
    onEvent: ({ id, data }) => {
      if (data === '[DONE]') isDone = true
      else onEvent(id, data)
    },
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (;;) {
    const silence = setTimeout(() => attempt.abort(), SILENT_MS)
    const { done, value } = await reader.read().finally(() => clearTimeout(silence))
    if (value) parser.feed(decoder.decode(value, { stream: true }))
    if (isDone) return
    if (done) throw new Error('the line broke off')
  }
}

function isOver(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'not_authenticated'
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
