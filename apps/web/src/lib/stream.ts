import type { AskStreamEvent, Endpoint } from '@astrarium/contracts'
import { refusal, send } from './api.ts'

/**
 * Opens the stream of an answer and reads it as it is written. Refusals before the first word throw
 * `ApiError`; a failure on the way arrives as an `error` frame. The iteration ends at `[DONE]`, or throws
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
    frames: readFrames(response.body),
  }
}

/** The frames in a body of `data: …` lines, however the network cut it. */
export async function* readFrames(body: ReadableStream<Uint8Array>): AsyncGenerator<AskStreamEvent> {
  let rest = ''
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += value ?? ''
      const lines = rest.split(/\r?\n/)
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) {
        const data = line.startsWith('data:') ? line.slice(5).trim() : ''
        if (data === '[DONE]') return
        if (data) yield JSON.parse(data) as AskStreamEvent
      }
      if (done) throw new Error('the answer broke off')
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
