/** A server that speaks the stream protocols as told: the local twin of a model, for tests. */
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Turn =
  | { kind: 'says'; pieces: readonly string[] }
  /** says some and then nothing more, without ending */
  | { kind: 'stalls'; pieces: readonly string[] }
  /** the connection is lost in mid-answer */
  | { kind: 'breaks_off'; pieces: readonly string[] }
  /** the stream ends properly, but without saying that the answer is whole */
  | { kind: 'ends_early'; pieces: readonly string[] }
  | { kind: 'runs_out'; pieces: readonly string[] }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { kind: 'raw'; text: string }

export interface Asked {
  path: string
  headers: IncomingMessage['headers']
  body: { messages: { role: string; content: string }[]; [name: string]: unknown }
}

export interface ModelServer {
  url: string
  /** what was asked, in order */
  asked: Asked[]
  /** connections that the asker let go before the answer's end */
  letGo(): number
  /** the first time that a turn has said all it will say, and keeps the line open */
  stalled: Promise<void>
  close(): Promise<void>
}

/** Each request takes the next turn; the last one stays. Listens on 127.0.0.1 at a free port. */
export async function openModelServer(
  provider: 'openai' | 'anthropic',
  ...turns: Turn[]
): Promise<ModelServer> {
  const asked: Asked[] = []
  let gone = 0
  const stalled = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      asked.push({
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(body) as Asked['body'],
      })
      response.on('close', () => (gone += response.writableEnded ? 0 : 1))
      const turn = turns[Math.min(asked.length, turns.length) - 1]!
      play(turn, provider, response)
      if (turn.kind === 'stalls') stalled.resolve()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    letGo: () => gone,
    stalled: stalled.promise,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function play(turn: Turn, provider: 'openai' | 'anthropic', response: ServerResponse): void {
  if (turn.kind === 'status') {
    response.writeHead(turn.status, turn.headers)
    response.end(turn.body ?? '{}')
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (turn.kind === 'raw') {
    response.end(turn.text)
    return
  }
  const lines = provider === 'openai' ? OPENAI : ANTHROPIC
  response.write(lines.opening)
  for (const piece of turn.pieces) response.write(lines.piece(piece))
  if (turn.kind === 'says') response.end(lines.end)
  else if (turn.kind === 'runs_out') response.end(lines.runsOut)
  else if (turn.kind === 'ends_early') response.end()
  // lets the words go out before the line is cut
  else if (turn.kind === 'breaks_off') setImmediate(() => setImmediate(() => response.destroy()))
}

const json = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const OPENAI = {
  opening: json({ choices: [{ delta: { role: 'assistant' }, finish_reason: null }] }),
  piece: (content: string) => json({ choices: [{ delta: { content }, finish_reason: null }] }),
  end: `${json({ choices: [{ delta: {}, finish_reason: 'stop' }] })}data: [DONE]\n\n`,
  runsOut: `${json({ choices: [{ delta: {}, finish_reason: 'length' }] })}data: [DONE]\n\n`,
}
const ANTHROPIC = {
  opening: `event: message_start\n${json({ type: 'message_start', message: {} })}event: ping\n${json({ type: 'ping' })}`,
  piece: (text: string) =>
    `event: content_block_delta\n${json({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })}`,
  end: `${json({ type: 'message_delta', delta: { stop_reason: 'end_turn' } })}${json({ type: 'message_stop' })}`,
  runsOut: json({ type: 'message_delta', delta: { stop_reason: 'max_tokens' } }),
}
