/**
 * An outside model behind one function: messages in, pieces of text out; slow, dead and overloaded ones end
 * as an `LlmError`.
 */
import { anthropicProtocol } from './anthropic.ts'
import { pause, wallClock } from './clock.ts'
import type { Clock } from './clock.ts'
import { LlmError } from './llm-error.ts'
import { openaiProtocol } from './openai.ts'
import type { ChatMessage, Protocol, Request } from './protocol.ts'
import { serverSent } from './server-sent.ts'

export interface LlmConfig {
  provider: 'openai' | 'anthropic'
  /** base address, for instance https://api.openai.com/v1 or http://127.0.0.1:11434/v1 */
  url: string
  key: string | null
  model: string
}

export interface Model {
  /** its provider's name and its own, as an operator knows them */
  name: string
  /** Throws `LlmError`, or the signal's reason. */
  speak(messages: readonly ChatMessage[], signal: AbortSignal): AsyncIterable<string>
}

export interface Patience {
  /** milliseconds until the answer begins, between its pieces, and in all */
  beginMs: number
  pauseMs: number
  totalMs: number
  /** tries in all; the wait before a further one doubles, unless the server names one */
  tries: number
  backoffMs: number
  /** tokens of an answer; about four characters each of English */
  maxTokens: number
  /** tokens of a prompt, estimated */
  maxPromptTokens: number
}

export const PATIENCE: Patience = {
  beginMs: 20_000,
  pauseMs: 15_000,
  totalMs: 90_000,
  tries: 3,
  backoffMs: 500,
  maxTokens: 900,
  maxPromptTokens: 6000,
}

export function openModel(config: LlmConfig, patience: Patience = PATIENCE, clock: Clock = wallClock): Model {
  const endpoint = { ...config, url: config.url.replace(/\/+$/, ''), maxTokens: patience.maxTokens }
  const protocol = config.provider === 'anthropic' ? anthropicProtocol(endpoint) : openaiProtocol(endpoint)
  return {
    name: `${config.provider}:${config.model}`,
    speak: (messages, signal) => speak(protocol, patience, clock, messages, signal),
  }
}

async function* speak(
  protocol: Protocol,
  patience: Patience,
  clock: Clock,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): AsyncIterable<string> {
  const size = messages.reduce((sum, { content }) => sum + content.length, 0) / 4
  if (size > patience.maxPromptTokens) throw new LlmError('refused', 'The prompt is longer than its budget')
  const watch = new Watch(signal, patience, clock)
  try {
    const response = await ask(protocol.request(messages), patience, clock, watch)
    if (!response.body) throw new LlmError('unreadable', 'The model sent no body')
    yield* heard(protocol, response.body, patience, watch)
  } catch (error) {
    signal.throwIfAborted()
    // what a cancelled read throws is not always the reason that it was cancelled for
    throw watch.reason ?? readable(error)
  } finally {
    watch.end()
  }
}

async function* heard(
  protocol: Protocol,
  body: ReadableStream<Uint8Array>,
  patience: Patience,
  watch: Watch,
): AsyncIterable<string> {
  let length = 0
  for await (const data of serverSent(body, () => watch.expect(patience.pauseMs))) {
    for (const one of protocol.hear(data)) {
      if (one.kind === 'end') return
      if (one.kind === 'cut_short') throw new LlmError('cut_short', 'The answer is longer than its budget')
      if (one.kind === 'refused') throw new LlmError('refused', `The model declined: ${one.why}`)
      if (one.kind !== 'text') continue
      length += one.text.length
      // a server that takes no notice of the budget
      if (length > patience.maxTokens * 8)
        throw new LlmError('cut_short', 'The answer is longer than its budget')
      yield one.text
      // the listener may take its time; only the model's silence counts
      watch.expect(patience.pauseMs)
    }
  }
  throw new LlmError('broke_off', 'The stream ended before the answer did')
}

/** Asks, and asks again where the server is busy or not there, as long as nothing was said. */
async function ask(request: Request, patience: Patience, clock: Clock, watch: Watch): Promise<Response> {
  let { body } = request
  for (let attempt = 1; ; attempt++) {
    watch.expect(patience.beginMs)
    const response = await post({ ...request, body }, watch.signal).catch((error: unknown) => {
      if (watch.signal.aborted || attempt >= patience.tries) throw error
      return null
    })
    if (response?.ok) return response
    const words = response ? await response.text().catch(() => '') : ''
    const isBusy = response === null || [408, 425, 429, 500, 502, 503, 504, 529].includes(response.status)
    // newer models of OpenAI have another name for the budget
    if (response?.status === 400 && 'max_tokens' in body && words.includes('max_completion_tokens')) {
      const { max_tokens: budget, ...others } = body
      body = { ...others, max_completion_tokens: budget }
      continue
    }
    if (!isBusy || attempt >= patience.tries) throw refusal(response?.status ?? 0)
    watch.rest()
    await pause(clock, waitBefore(attempt, response, patience), watch.signal)
  }
}

function post({ url, headers, body }: Request, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify(body),
    // a redirect would carry the key to another house
    redirect: 'error',
    signal,
  })
}

/** The server's own wish up to ten seconds, else doubling with some chance in it. */
function waitBefore(attempt: number, response: Response | null, { backoffMs }: Patience): number {
  const asked = Number(response?.headers.get('retry-after') ?? Number.NaN)
  if (asked >= 0) return Math.min(asked * 1000, 10_000)
  return backoffMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2)
}

function refusal(status: number): LlmError {
  if (status === 429) return new LlmError('rate_limited', 'The model has too much to do', { status })
  if (status >= 500 || status === 408 || status === 425)
    return new LlmError('unreachable', `The model's server answers ${status}`, { status })
  return new LlmError(
    'refused',
    `The model's server answers ${status}: look at address, key and name of the model`,
    { status },
  )
}

function readable(error: unknown): LlmError {
  if (error instanceof LlmError) return error
  if (error instanceof SyntaxError || error instanceof RangeError)
    return new LlmError('unreadable', 'What came is not the protocol', { cause: error })
  // undici: "fetch failed" before an answer, "terminated" within it
  const isWithin = error instanceof TypeError && error.message === 'terminated'
  return new LlmError(
    isWithin ? 'broke_off' : 'unreachable',
    isWithin ? 'The connection was lost' : 'Nobody answers at the address',
    {
      cause: error,
    },
  )
}

/** One clock for all waits: until the first word, between words, and in all. Its signal ends the request. */
class Watch {
  readonly signal: AbortSignal
  reason: LlmError | null = null
  private readonly controller = new AbortController()
  private readonly clock: Clock
  private readonly endTotal: () => void
  private endNext: () => void = () => {}

  constructor(outer: AbortSignal, { totalMs }: Patience, clock: Clock) {
    this.clock = clock
    this.signal = AbortSignal.any([outer, this.controller.signal])
    this.endTotal = clock.after(totalMs, () => this.ring('The answer took too long'))
  }

  expect(milliseconds: number): void {
    this.endNext()
    this.endNext = this.clock.after(milliseconds, () => this.ring('The model fell silent'))
  }

  rest(): void {
    this.endNext()
  }

  end(): void {
    this.rest()
    this.endTotal()
    // nothing more is read: lets the connection go
    this.controller.abort()
  }

  private ring(message: string): void {
    this.reason = new LlmError('timed_out', message)
    this.controller.abort(this.reason)
  }
}
