/**
 * The `data` of server-sent events, as they arrive. `onLife` is called for every piece, so that a stall can
 * be told from a thought.
 */
export async function* serverSent(
  body: ReadableStream<Uint8Array>,
  onLife: () => void,
): AsyncIterable<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  for await (const piece of body) {
    onLife()
    rest += decoder.decode(piece, { stream: true })
    // a carriage return at the end may be the first half of a line end
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > MOST) throw new RangeError('a line of the stream never ends')
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
      else if (line === '' && data.length > 0) {
        yield data.join('\n')
        data = []
      }
    }
  }
}

const MOST = 1_000_000
