import type { Endpoint } from '@astrarium/contracts'
import { vi } from 'vitest'

export interface Asked {
  path: string
  params: Record<string, string>
  input: Record<string, unknown>
}
type Answer = (asked: Asked) => unknown

/** A server that answers as the test says: a `Response`, or what becomes one. Keeps what was asked. */
export function serve(...answers: [endpoint: Pick<Endpoint, 'method' | 'path'>, answer: Answer][]): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    for (const [endpoint, answer] of answers) {
      const pattern = new RegExp(`^${endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
      const found = endpoint.method === method ? pattern.exec(url.pathname) : null
      if (!found) continue
      const input = typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(url.searchParams)
      const one: Asked = { path: url.pathname, params: { ...found.groups }, input }
      asked.push(one)
      const said = await answer(one)
      return said instanceof Response ? said : Response.json(said)
    }
    throw new TypeError(`The test says nothing about ${method} ${url.pathname}`)
  })
  return asked
}

/** A refusal as the server words it. */
export function refuse(code: string, status = 400): Response {
  return Response.json({ error: code, code }, { status })
}

/** An answer that is told as the test goes: `says` each piece, then `ends`. */
export function tell(threadId: string, askId: string) {
  const encoder = new TextEncoder()
  let control!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({ start: (its) => void (control = its) })
  const send = (data: string) => control.enqueue(encoder.encode(`data: ${data}\n\n`))
  return {
    response: new Response(body, {
      headers: { 'content-type': 'text/event-stream', 'x-thread-id': threadId, 'x-ask-id': askId },
    }),
    says: (content: string) => send(JSON.stringify({ choices: [{ delta: { content } }] })),
    ends(outcome: 'answered' | 'stopped' | 'withdrawn' = 'answered') {
      send(JSON.stringify({ astrarium: { outcome, facts: [], asksBack: null } }))
      send('[DONE]')
      control.close()
    },
  }
}
