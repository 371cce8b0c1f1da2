// Fills a running app with somebody believable, through its own API: node script/demo.ts [address]
// Prints the address, mail and password to log in with. Needs the mailbox of a server on this machine, and
// fails where it takes longer than a minute.
import { randomUUID } from 'node:crypto'
import { archiveOf, daysEarlier } from './demo-earlier.ts'
import {
  CIRCLE,
  EARLIER,
  FORECASTS,
  JONAS,
  NOTES,
  REQUEST,
  SELF,
  TALK,
  UNCLEAR,
  VERA,
} from './demo-people.ts'
import { portrait } from './demo-photo.ts'
import { Visitor } from './demo-visitor.ts'

const MOST_MS = 60_000

const base = process.argv[2] ?? 'http://127.0.0.1:3000'
const began = Date.now()
const mara = new Visitor(base)
const account = accountOf('mara')
const past = earlier()
await mara.arrive({ ...SELF, ...account })
await mara.call('PATCH', '/api/profile', {
  hasSeenWelcomeModal: true,
  personalContext: 'I teach the cello and have just moved.',
  isFindable: true,
})
const { forDate } = await mara.call<{ forDate: string }>('GET', '/api/daily-chart')
await mara.call('POST', '/api/generate-user-daily-chart', { forDate })
await mara.call('POST', '/api/generate-blueprint', {})
await mara.call('POST', '/api/account/import', { archive: daysEarlier(await past, { days: 2, ...EARLIER }) })
await Promise.all([meetPeople(), talk(), foresee(), lookAtTheDay()])
const took = Date.now() - began
console.log(`${SELF.name} is in after ${Math.round(took / 1000)} s`)
console.log(JSON.stringify({ address: base, ...account }))
if (took > MOST_MS) throw new Error(`That took longer than ${MOST_MS / 1000} s`)

function accountOf(name: string) {
  return { email: `${name}-${randomUUID().slice(0, 6)}@example.com`, password: 'Correct horse 7' }
}

/** What she asked and kept on other days, brought along from an account that she gave up. */
async function earlier() {
  const before = new Visitor(base)
  const given = accountOf('before')
  await before.arrive({ ...SELF, ...given })
  for (const question of EARLIER.questions) {
    const { askId } = await before.ask(question)
    if (question === EARLIER.questions[0])
      await before.call('PUT', `/api/asks/${askId}/favourite`, { isFavourite: true })
  }
  await keepTheDay(before)
  const archive = await archiveOf(before)
  await before.call('POST', '/api/account/erasure', { confirmation: given.password, when: 'now' })
  return archive
}

async function meetPeople(): Promise<void> {
  const ids = new Map<string, string>()
  // one after another, so that the newest of the list is the last of these
  for (const [name, relationshipTag, birth, contextDescription] of CIRCLE) {
    const person = { sendId: randomUUID(), name, relationshipTag, birth, contextDescription }
    const { id } = await mara.call<{ id: string }>('POST', '/api/circle/members', person)
    ids.set(name, id)
  }
  for (const [name, content] of NOTES)
    await mara.call('POST', '/api/circle/notes', { circleMemberId: ids.get(name), content })
  await mara.call('POST', '/api/send-invitation-email', {
    inviteeEmail: accountOf('noor').email,
    circleMemberId: ids.get('Noor'),
  })
  await Promise.all([link(ids.get('Jonas')!), beAsked(), checkIn(ids.get('Elin')!)])
}

/** Jonas has an account, is asked, and agrees to show his wheel; she shows him her sign. */
async function link(memberId: string): Promise<void> {
  const jonas = new Visitor(base)
  await jonas.arrive({ ...JONAS, ...accountOf('jonas') })
  await jonas.call('PATCH', '/api/profile', { isFindable: true })
  await jonas.call('PUT', '/api/profile/photo', { photo: portrait().toString('base64') })
  const { userId } = await jonas.call<{ userId: string }>('GET', '/api/profile')
  const asked = { recipientUserId: userId, relationshipTag: 'partner', circleMemberId: memberId }
  await mara.call('POST', '/api/send-circle-request', asked)
  const { incoming } = await jonas.call<{ incoming: { id: string }[] }>('GET', '/api/circle/requests')
  const accepted = { inviteId: incoming[0]!.id, relationshipTag: 'partner', scope: 'wheel' }
  await jonas.call('POST', '/api/accept-circle-invite', accepted)
  await mara.call('PUT', `/api/circle/members/${memberId}/consent`, { scope: 'signs' })
}

/** A request that waits for her answer. */
async function beAsked(): Promise<void> {
  const vera = new Visitor(base)
  await vera.arrive({ ...VERA, ...accountOf('vera') })
  await vera.call('PATCH', '/api/profile', { isFindable: true })
  const { userId } = await mara.call<{ userId: string }>('GET', '/api/profile')
  await vera.call('POST', '/api/send-circle-request', {
    recipientUserId: userId,
    relationshipContext: REQUEST,
  })
}

async function checkIn(circleMemberId: string): Promise<void> {
  await mara.call('POST', '/api/generate-circle-member-daily-insight', { circleMemberId })
}

/** Two Asks, and none for what is asked back: with the day and the check-in, one is left. */
async function talk(): Promise<void> {
  await mara.ask(UNCLEAR)
  let threadId: string | null = null
  for (const question of TALK) {
    const answered = await mara.ask(question, threadId)
    if (!threadId) await mara.call('PUT', `/api/asks/${answered.askId}/favourite`, { isFavourite: true })
    threadId = answered.threadId
  }
}

async function foresee(): Promise<void> {
  for (const timeline of FORECASTS) {
    const { data } = await mara.call<{ data: { id: string } }>('POST', '/api/generate-foresight', {
      timeline,
    })
    await mara.call('PUT', `/api/foresights/${data.id}/saved`, { isSaved: true })
  }
}

async function lookAtTheDay(): Promise<void> {
  await keepTheDay(mara)
}

async function keepTheDay(person: Visitor): Promise<void> {
  const { insight } = await person.call<{ insight: { id: string } }>(
    'POST',
    '/api/generate-daily-insight',
    {},
  )
  await person.call('POST', `/api/daily-insights/${insight.id}/note`, {})
}
