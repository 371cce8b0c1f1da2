import { setTimeout } from 'node:timers/promises'

/** Somebody who uses a running app through its API, with a cookie of their own. */
export class Visitor {
  #cookie = ''
  readonly #base: string

  constructor(base: string) {
    this.#base = base
  }

  /** Throws with the words of the app where it refuses. */
  async send(method: string, path: string, body?: unknown): Promise<Response> {
    const answer = await fetch(this.#base + path, {
      method,
      headers: { 'content-type': 'application/json', ...(this.#cookie && { cookie: this.#cookie }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const set = answer.headers.getSetCookie().map((one) => one.split(';')[0]!)
    if (set.length > 0) this.#cookie = set.join('; ')
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }

  /** @returns what came back, in the form that the caller names: the app's contracts are not checked here */
  async call<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer> {
    return (await this.send(method, path, body)).json() as Promise<Answer>
  }

  /** Signed up, confirmed by the letter, and with a chart. */
  async arrive(who: { name: string; email: string; password: string; birth: { timezone: string } }) {
    const { termsVersion } = await this.call<{ termsVersion: string }>('GET', '/api/app')
    const currentTimeZone = who.birth.timezone
    const signUp = { ...who, currentTimeZone, termsAccepted: true, termsVersion }
    await this.call('POST', '/api/auth/sign-up', signUp)
    const token = await tokenOf((path) => this.send('GET', path).then((page) => page.text()), who.email)
    await this.call('POST', '/api/auth/confirm-email', { token })
    await this.call('POST', '/api/chart', {})
  }

  /** One question as the web app sends it, answered to its end. */
  async ask(message: string, threadId: string | null = null) {
    const question = { message, threadId, sendId: crypto.randomUUID(), includeDebugInfo: true }
    const answer = await this.send('POST', '/api/ask', question)
    await answer.text()
    return { threadId: answer.headers.get('x-thread-id'), askId: answer.headers.get('x-ask-id')! }
  }
}

/**
 * The secret of the newest letter to an address, from the mailbox of a server in development.
 * @param read answers the text of a page
 * @param subject of the letter that is meant, where there may be several
 */
export async function tokenOf(
  read: (path: string) => Promise<string>,
  email: string,
  subject = /./,
): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const list = await read('/dev/mail')
    const letter = list
      .split('<li>')
      .find((one) => one.includes(email) && subject.test(one))
      ?.match(/href="([^"]+)"/)?.[1]
    const token = letter && (await read(`${letter}/html`)).match(/#token=([\w-]+)/)?.[1]
    if (token) return token
    await setTimeout(200)
  }
  throw new Error(`No letter to ${email} came to /dev/mail`)
}
