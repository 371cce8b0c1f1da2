import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** How a question ended for somebody who asked it in a browser. */
interface Asked {
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
}

/** Somebody who asks one question after the other. */
export interface Asker {
  asked: Asked[]
  /** After the question under way. */
  stop(): Promise<void>
}

export function openAsker(base: string, cookie: string): Asker {
  const asked: Asked[] = []
  const over = new AbortController()
  const asking = (async () => {
    while (!over.signal.aborted) {
      asked.push(await askOnce(base, cookie))
      await pause(asked.at(-1)?.refusal == null ? 50 : 500)
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

/** As the browser does it: a line that breaks is taken up by following the answer. */
async function askOnce(base: string, cookie: string): Promise<Asked> {
  const opened = await fetch(`${base}/api/ask`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify({ message: 'What is my purpose?', sendId: randomUUID(), threadId: null }),
  }).catch(() => null)
  if (!opened?.ok) return { askId: null, refusal: opened?.status ?? 0, breaks: 0, end: null, afterBreakMs: 0 }
  const askId = opened.headers.get('x-ask-id')!
  let stream: Response | null = opened
  let brokeAt = performance.now()
  for (let breaks = 0; breaks < 100; breaks++) {
    const end = stream?.ok ? await endOf(stream) : null
    if (end) return { askId, refusal: null, breaks, end, afterBreakMs: performance.now() - brokeAt }
    if (breaks === 0) brokeAt = performance.now()
    await pause(200)
    stream = await fetch(`${base}/api/asks/${askId}/stream`, { headers: { cookie } }).catch(() => null)
  }
  return { askId, refusal: null, breaks: 100, end: null, afterBreakMs: performance.now() - brokeAt }
}

async function endOf(stream: Response): Promise<Asked['end']> {
  const text = await readWhole(stream)
  if (text.includes('"outcome":"answered"')) return 'answered'
  return text.includes('"answer_failed"') ? 'given back' : null
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
