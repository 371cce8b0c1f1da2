import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** How a question ended for somebody who asked it in a browser. */
interface Asked {
  /** of whoever asked */
  cookie: string
  /** null where the question was refused */
  askId: string | null
  /** with which status the question was refused; 0 where nobody could be reached, null where it was not */
  refusal: number | null
  /** how often the line broke before the end */
  breaks: number
  /** null: no end came although it was followed again and again */
  end: 'answered' | 'given back' | null
  /** ms from the last break to the end */
  afterBreakMs: number
  /** all that was said, as it was seen at the end */
  words: string
}

/** Somebody who asks one question after the other, or several people by turns. */
export interface Asker {
  asked: Asked[]
  /** After the question under way. */
  stop(): Promise<void>
}

/** @param cookies of several people where one alone would ask more often than anybody may */
export function openAsker(base: string, ...cookies: readonly string[]): Asker {
  const asked: Asked[] = []
  const over = new AbortController()
  const asking = (async () => {
    let [turn, sendId] = [0, randomUUID()]
    while (!over.signal.aborted) {
      const one = await askOnce(base, cookies[turn % cookies.length]!, sendId)
      asked.push(one)
      // who was not heard sends the same again
      if (one.refusal === null || !NOT_HEARD.includes(one.refusal)) [turn, sendId] = [turn + 1, randomUUID()]
      await pause(one.refusal === null ? 50 : 500)
    }
  })()
  return {
    asked,
    stop: async () => {
      over.abort()
      await asking
    },
  }
}

const NOT_HEARD = [0, 502, 503, 504]

/** As the browser does it: a line that breaks is taken up by following the answer. */
async function askOnce(base: string, cookie: string, sendId: string): Promise<Asked> {
  const opened = await fetch(`${base}/api/ask`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify({ message: 'What is my purpose?', sendId, threadId: null }),
  }).catch(() => null)
  const nothing = { cookie, askId: null, refusal: null, breaks: 0, end: null, afterBreakMs: 0, words: '' }
  if (!opened?.ok) return { ...nothing, refusal: opened?.status ?? 0 }
  const askId = opened.headers.get('x-ask-id')!
  let stream: Response | null = opened
  let brokeAt = performance.now()
  for (let breaks = 0; breaks < 100; breaks++) {
    const heard = stream?.ok ? await readWhole(stream) : ''
    const end = endOf(heard)
    const afterBreakMs = performance.now() - brokeAt
    if (end) return { ...nothing, askId, breaks, end, afterBreakMs, words: wordsOf(heard) }
    if (breaks === 0) brokeAt = performance.now()
    await pause(200)
    stream = await follow(base, cookie, askId)
  }
  return { ...nothing, askId, breaks: 100, afterBreakMs: performance.now() - brokeAt }
}

/** Of the answers that somebody saw whole, how many are not there any more as they were seen. */
export async function countChanged(base: string, { asked }: Asker): Promise<number> {
  let changed = 0
  for (const { cookie, askId, end, words } of asked) {
    if (end !== 'answered') continue
    const stream = await follow(base, cookie, askId!)
    const heard = stream?.ok ? await readWhole(stream) : ''
    if (endOf(heard) !== 'answered' || wordsOf(heard) !== words) changed += 1
  }
  return changed
}

/** From its first word, as a page does that was opened anew. */
function follow(base: string, cookie: string, askId: string): Promise<Response | null> {
  return fetch(`${base}/api/asks/${askId}/stream`, { headers: { cookie } }).catch(() => null)
}

function endOf(heard: string): Asked['end'] {
  if (heard.includes('"outcome":"answered"')) return 'answered'
  return heard.includes('"answer_failed"') ? 'given back' : null
}

/** However they were parted into events. */
function wordsOf(heard: string): string {
  const events = heard.matchAll(/^data: (\{"choices".*)$/gm)
  return [...events]
    .map(([, event]) => JSON.parse(event!) as { choices: [{ delta: { content: string } }] })
    .map(({ choices }) => choices[0].delta.content)
    .join('')
}

/** What came, also where the line broke. */
async function readWhole(stream: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const piece of stream.body!) text += decoder.decode(piece, { stream: true })
  } catch {
    // what was heard until then counts
  }
  return text
}
