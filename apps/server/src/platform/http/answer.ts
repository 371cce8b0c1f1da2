import type { Answers, Endpoint } from '@astrarium/contracts'
import type { Context } from 'hono'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../log.ts'
import { faultsOf } from './faults-of.ts'
import { eventStream } from './event-stream.ts'

/** Events as they happen, and the headers that go before them. */
export interface StreamAnswer<Event> {
  events: AsyncIterable<Event>
  headers: Record<string, string>
}

/** Something to keep: its name, its content type and its text. */
export interface FileAnswer<Type> {
  name: string
  type: Type
  text: string
}

/** What the verb of an endpoint hands back, as its contract says. */
export type AnswerOf<E extends Endpoint> = AnswerKinds<z.input<E['output']>>[E['answers']]

interface AnswerKinds<Output> extends Record<Answers, unknown> {
  json: Output
  stream: StreamAnswer<Output>
  file: FileAnswer<Output>
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
    case 'json':
      check(answer)
      c.header('Cache-Control', 'no-store')
      return c.json(answer as object)
    case 'stream': {
      const { events, headers } = answer as StreamAnswer<object>
      return eventStream(events, headers, { check, log })
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
