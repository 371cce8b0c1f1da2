import { ErrorBody } from '@astrarium/contracts'
import { createParser } from 'eventsource-parser'
import { inject } from 'vitest'
import { z } from 'zod'
import { faultsOf } from '../src/platform/http/faults-of.ts'
import { noteAnswered } from './answered.ts'
import { endpointAt } from './endpoints.ts'

/**
 * An answer of the API, as it was. Throws where it breaks its contract: a body at once, a stream while it is
 * read.
 */
export async function heldAnswer(method: string, address: string, response: Response): Promise<Response> {
  const { status } = response
  const isRedirect = status >= 300 && status < 400
  if (!address.startsWith('/api/') || method === 'HEAD' || isRedirect) return response
  const at = `${method} ${address} answered ${status}`
  if (!response.ok) {
    hold(at, ErrorBody, await response.clone().json())
    return response
  }
  const endpoint = endpointAt(method, address)
  if (!endpoint) throw new Error(`${at}, and no contract names it`)
  noteAnswered(inject('answeredFolder'), endpoint)
  switch (endpoint.answers) {
    case 'json':
      hold(at, endpoint.output, await response.clone().json())
      return response
    case 'file':
    case 'picture':
      hold(at, endpoint.output, response.headers.get('content-type'))
      return response
    case 'stream':
      hold(at, STREAM, response.headers.get('content-type'))
      return new Response(heldStream(at, endpoint.output, response.body!), response)
  }
}

/** The same bytes, not read ahead of whoever reads them. */
function heldStream(
  at: string,
  event: z.ZodType,
  body: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data !== '[DONE]') hold(at, event, JSON.parse(data))
    },
  })
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        parser.feed(decoder.decode(value, { stream: true }))
        controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

function hold(at: string, schema: z.ZodType, answer: unknown): void {
  const faults = faultsOf(schema, answer)
  if (faults.length > 0) throw new Error(`${at}, which breaks the contract: ${faults.join('; ')}`)
}

const STREAM = z.literal('text/event-stream; charset=utf-8')
