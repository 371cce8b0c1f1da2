/**
 * The lines of a stream of UTF-8, as they come. They end with a line feed and nothing else: `node:readline`
 * also breaks at U+2028, which may stand within a text of JSON.
 */
export async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  // takes a byte order mark away as well
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of bytes) {
    const [first, ...others] = decoder.decode(chunk, { stream: true }).split('\n') as [string, ...string[]]
    rest += first
    for (const other of others) {
      yield rest
      rest = other
    }
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}
