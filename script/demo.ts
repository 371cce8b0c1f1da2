// Fills a running app with somebody believable, through its own API: node script/demo.ts [address]
// Prints the address, mail and password to log in with. Needs the mailbox of a server on this machine.
import { randomUUID } from 'node:crypto'
import { CIRCLE, FORECASTS, SELF, TALKS } from './demo-people.ts'

const base = process.argv[2] ?? 'http://127.0.0.1:3000'
const account = { email: `mara-${randomUUID().slice(0, 6)}@example.com`, password: 'Correct horse 7' }
let cookie = ''

const began = Date.now()
await arrive()
await call('PATCH', '/api/profile', {
  hasSeenWelcomeModal: true,
  personalContext: 'I teach the cello and have just moved.',
  isFindable: false,
})
const { forDate } = (await call('GET', '/api/daily-chart')) as { forDate: string }
await call('POST', '/api/generate-user-daily-chart', { forDate })
await call('POST', '/api/generate-blueprint', {})
await Promise.all([meetPeople(), talk(), foresee(), lookAtTheDay()])
console.log(`${SELF.name} is in after ${Math.round((Date.now() - began) / 1000)} s`)
console.log(JSON.stringify({ address: base, ...account }))

async function arrive(): Promise<void> {
  const { termsVersion } = (await call('GET', '/api/app')) as { termsVersion: string }
  await call('POST', '/api/auth/sign-up', {
    ...account,
    name: SELF.name,
    birth: SELF.birth,
    termsAccepted: true,
    termsVersion,
    currentTimeZone: SELF.birth.timezone,
  })
  await call('POST', '/api/auth/confirm-email', { token: await tokenFromMailbox() })
  await call('POST', '/api/chart', {})
}

async function meetPeople(): Promise<void> {
  // one after another, so that the newest of the list is the last of these
  for (const [name, relationshipTag, birth, contextDescription] of CIRCLE)
    await call('POST', '/api/circle/members', {
      sendId: randomUUID(),
      name,
      relationshipTag,
      birth,
      contextDescription,
    })
}

async function talk(): Promise<void> {
  for (const questions of TALKS) {
    let threadId: string | null = null
    for (const message of questions) {
      const answer: Response = await request('POST', '/api/ask', { message, sendId: randomUUID(), threadId })
      threadId = answer.headers.get('x-thread-id')
      const askId = answer.headers.get('x-ask-id')
      await answer.text()
      if (message === questions[0]) await call('PUT', `/api/asks/${askId}/favourite`, { isFavourite: true })
    }
  }
}

async function foresee(): Promise<void> {
  for (const timeline of FORECASTS) {
    const { data } = (await call('POST', '/api/generate-foresight', { timeline })) as { data: { id: string } }
    await call('PUT', `/api/foresights/${data.id}/saved`, { isSaved: true })
  }
}

/** The last Ask of a free day goes for it. */
async function lookAtTheDay(): Promise<void> {
  const { insight } = (await call('POST', '/api/generate-daily-insight', {})) as { insight: { id: string } }
  await call('POST', `/api/daily-insights/${insight.id}/note`, {})
}

async function tokenFromMailbox(): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const list = await (await request('GET', '/dev/mail')).text()
    const letter = list
      .split('<li>')
      .find((one) => one.includes(account.email))
      ?.match(/href="([^"]+)"/)?.[1]
    const token =
      letter && (await (await request('GET', `${letter}/html`)).text()).match(/#token=([\w-]+)/)?.[1]
    if (token) return token
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('No letter came to /dev/mail')
}

async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await request(method, path, body)
  return answer.json()
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(base + path, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const set = answer.headers.getSetCookie().map((one) => one.split(';')[0]!)
  if (set.length > 0) cookie = set.join('; ')
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer
}
