import type { Answers, Endpoint } from '@astrarium/contracts'
import type { Context } from 'hono'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../log.ts'
import { faultsOf } from './faults-of.ts'
import { eventsAtOnce, eventStream } from './event-stream.ts'

/** Events as they happen, and the headers that go before them. */
export interface StreamAnswer<Event> {
  events: AsyncIterable<Event> | readonly Event[]
  headers: Record<string, string>
  /** what a browser that comes back names as the last one it heard */
  idOf?: (event: Event) => string
  /** the browser has gone, while whoever makes the events waits for the next one */
  onGone?: () => void
}

/** Something to keep: its name, its content type and its text, or bytes where it is none. */
export interface FileAnswer<Type> {
  name: string
  type: Type
  text: string | Uint8Array<ArrayBuffer>
}

/** Something to look at; `version` changes whenever it does. */
export interface PictureAnswer<Type> {
  type: Type
  bytes: Uint8Array<ArrayBuffer>
  version: string
  /** somebody else may take it back: a browser asks each time whether it may still show it */
  mayGo?: boolean
}

/** What the verb of an endpoint hands back, as its contract says. */
export type AnswerOf<E extends Endpoint> = AnswerKinds<z.input<E['output']>>[E['answers']]

interface AnswerKinds<Output> extends Record<Answers, unknown> {
  json: Output
  stream: StreamAnswer<Output>
  file: FileAnswer<Output>
  picture: PictureAnswer<Output>
}

/** What a verb handed back, as a response. In development an answer that breaks its contract is an error. */
export function respond<E extends Endpoint>(
  c: Context,
  endpoint: E,
  answer: AnswerOf<E>,
  { config, log }: { config: Pick<Config, 'isProduction'>; log: Log },
): Response {
  const check = config.isProduction ? () => {} : (sent: unknown) => checkAnswer(endpoint, sent)
  switch (endpoint.answers) {
    case 'json': {
      check(answer)
      const text = JSON.stringify(answer)
      // told here, so that little is not compressed, and nothing has to be added to it afterwards
      return c.body(text, 200, {
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(text)),
        'Cache-Control': 'no-store',
        Vary: 'Accept-Encoding',
      })
    }
    case 'stream': {
      const { events, headers, idOf, onGone } = answer as StreamAnswer<object>
      if (!(Symbol.asyncIterator in events)) return eventsAtOnce(events, headers, check)
      return eventStream(events, headers, { check, log, idOf, onGone })
    }
    case 'file': {
      const { name, type, text } = answer as FileAnswer<string>
      check(type)
      return new Response(text, {
        headers: {
          'Content-Type': type,
          'Content-Disposition': `attachment; filename="${name}"`,
          'Cache-Control': 'no-store',
        },
      })
    }
    case 'picture': {
      const { type, bytes, version, mayGo = false } = answer as PictureAnswer<string>
      check(type)
      const keep = mayGo ? 'private, no-cache' : 'private, max-age=3600'
      const headers = { ETag: `"${version}"`, 'Cache-Control': keep }
      const isKnown = c.req.header('if-none-match')?.includes(headers.ETag)
      return isKnown
        ? new Response(null, { status: 304, headers })
        : new Response(bytes, { headers: { ...headers, 'Content-Type': type } })
    }
  }
}

function checkAnswer({ method, path, output }: Endpoint, answer: unknown): void {
  // as it arrives: without what is undefined, instants as text
  const faults = faultsOf(output, JSON.parse(JSON.stringify(answer)))
  if (faults.length > 0)
    throw new AppError(
      'internal',
      `The answer of ${method} ${path} breaks its contract: ${faults.join('; ')}`,
    )
}
