import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { Letter } from '../src/platform/mail/letter.ts'
import { heldAnswer } from './held-answer.ts'

// Tests look into answers field by field, and their matchers do the checking.
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = Record<string, any>

export interface Answer<T = Json> {
  status: number
  headers: Headers
  body: T
}

/** London, 21 April 1926, 02:40: clocks had gone forward three days before. */
export const LONDON_1926 = {
  birthDate: '1926-04-21',
  birthTime: '02:40',
  birthTimeAccuracy: 'exact',
  birthPlace: 'London, England, United Kingdom',
  birthLatitude: 51.5074,
  birthLongitude: -0.1278,
  timezone: 'Europe/London',
}

/**
 * Somebody at a browser: keeps cookies, signs up, asks. Every answer is held against its contract.
 */
export class Person {
  readonly email = `${randomUUID().slice(0, 8)}@example.com`
  readonly password = 'correct horse'
  readonly name = 'Mara Lind'
  private readonly app: Hono
  private readonly letters: Letter[]
  private readonly cookies = new Map<string, string>()

  constructor(app: Hono, letters: Letter[]) {
    this.app = app
    this.letters = letters
  }

  async call<T = Json>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await this.raw(method, path, body, headers)
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? {} : JSON.parse(text)) as T,
    }
  }

  async raw(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const answer = await this.app.request(path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await heldAnswer(method, path, answer)
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split('; ')
      const at = pair.indexOf('=')
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  signUp(changes: Record<string, unknown> = {}) {
    return this.call('POST', '/api/auth/sign-up', {
      name: this.name,
      email: this.email,
      password: this.password,
      termsAccepted: true,
      termsVersion: '2025-05-21',
      birth: LONDON_1926,
      currentTimeZone: 'Europe/London',
      ...changes,
    })
  }

  /** the secret of the newest letter to this person */
  linkToken(): string {
    const letter = this.letters.findLast(({ to }) => to === this.email)
    const token = letter?.text.match(/#token=([\w-]+)/)?.[1]
    if (!token) throw new Error(`No letter with a link for ${this.email}`)
    return token
  }

  confirm() {
    return this.call('POST', '/api/auth/confirm-email', { token: this.linkToken() })
  }

  /** signed up, confirmed, with a chart */
  async arrive(birth: Record<string, unknown> = LONDON_1926): Promise<this> {
    for (const step of [
      await this.signUp({ birth }),
      await this.confirm(),
      await this.call('POST', '/api/chart'),
    ]) {
      if (step.status !== 200) throw new Error(`Did not arrive: ${JSON.stringify(step.body)}`)
    }
    return this
  }

  /** asks as the app does, and reads the answer to its end */
  async ask(message: string, changes: Record<string, unknown> = {}) {
    return this.send('/api/ask', { message, includeDebugInfo: true, ...changes })
  }

  /** an ask, another answer, another question in its place: read to the end */
  async send(path: string, body: Record<string, unknown> = {}) {
    const response = await this.raw('POST', path, { sendId: randomUUID(), ...body })
    const text = await response.text()
    if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
      return {
        status: response.status,
        body: JSON.parse(text) as Json,
        words: '',
        frames: [],
        threadId: '',
        askId: '',
      }
    const lines = text
      .split('\n\n')
      // on a busy machine a line comes that says only that somebody is there
      .filter((line) => line.startsWith('data: '))
      .map((line) => line.slice('data: '.length))
    const frames = lines.slice(0, -1).map((line) => JSON.parse(line) as Json)
    const words = frames
      .flatMap((frame) => (frame.choices ? [frame.choices[0].delta.content as string] : []))
      .join('')
    return {
      status: response.status,
      body: {} as Json,
      words,
      frames,
      isDone: lines.at(-1) === '[DONE]',
      threadId: response.headers.get('x-thread-id') ?? '',
      askId: response.headers.get('x-ask-id') ?? '',
    }
  }

  async balance(): Promise<number> {
    return (await this.call<{ current: number }>('GET', '/api/balance')).body.current
  }
}
