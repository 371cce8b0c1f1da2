import type { AskStreamEvent, Endpoint } from '@astrarium/contracts'
import { createParser } from 'eventsource-parser'
import { refusal, send } from './api.ts'

/**
 * Opens the stream of an answer and reads it as it is written. Refusals before the first word throw
 * `ApiError`; a failure on the way arrives as an `error` event. The iteration ends at `[DONE]`, or throws
 * when the line breaks off before it.
 */
export async function openAnswer<E extends Endpoint & { answers: 'stream' }>(
  ...request: Parameters<typeof send<E>>
): Promise<{ threadId: string | null; askId: string | null; frames: AsyncIterable<AskStreamEvent> }> {
  const response = await send(...request)
  if (!response.ok || !response.body) throw await refusal(response)
  return {
    threadId: response.headers.get('x-thread-id'),
    askId: response.headers.get('x-ask-id'),
    frames: readEvents(response.body),
  }
}

/** The events in a body of server-sent events, however the network cut it. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<AskStreamEvent> {
  const decoder = new TextDecoder()
  const arrived: string[] = []
  const parser = createParser({ onEvent: ({ data }) => arrived.push(data) })
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) throw new Error('the answer broke off')
      parser.feed(decoder.decode(value, { stream: true }))
      for (const data of arrived.splice(0)) {
        if (data === '[DONE]') return
        yield JSON.parse(data) as AskStreamEvent
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
