import { createParser } from 'eventsource-parser'

/**
 * The `data` of server-sent events, as they arrive. `onLife` is called for every piece, so that a stall can
 * be told from a thought.
 */
export async function* serverSent(
  body: ReadableStream<Uint8Array>,
  onLife: () => void,
): AsyncIterable<string> {
  const decoder = new TextDecoder()
  const arrived: string[] = []
  const parser = createParser({
    maxBufferSize: MOST,
    onEvent: ({ data }) => arrived.push(data),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') throw new RangeError('an event of the stream never ends')
    },
  })
  for await (const piece of body) {
    onLife()
    parser.feed(decoder.decode(piece, { stream: true }))
    yield* arrived.splice(0)
  }
}

const MOST = 1_000_000
