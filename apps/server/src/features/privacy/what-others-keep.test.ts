import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ask, findable, link } from '../../../test/linked.ts'
import { memberAt } from '../../../test/circle.ts'
import type { Json, Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'
import { unzip } from '../../../test/unzip.ts'
import { openMailbox } from '../../platform/mail/mailbox.ts'
import { openMailer } from '../../platform/mail/mailer.ts'
import { SEALED_COLUMNS } from '../../sealed-columns.ts'
import { eraseDueAccounts } from './service/erase-due-accounts.ts'
import { takeUpExports } from './service/take-up-exports.ts'

const house = testApp()

const OTTOLINE = 'Ottoline Vanterpool'
/** Lugano, 3 March 1991, 23:17: nothing of it is anybody else's here. */
const LUGANO = {
  birthDate: '1991-03-03',
  birthTime: '23:17',
  birthTimeAccuracy: 'exact',
  birthPlace: 'Lugano, Ticino, Switzerland',
  birthLatitude: 46.0101,
  birthLongitude: 8.96,
  timezone: 'Europe/Zurich',
}

/** Every row, beside its plain columns whatever is sealed in it, opened with the keys of its owner. */
async function everyRowOpened(): Promise<{ place: string; text: string }[]> {
  const { vault } = house.context
  const found: { place: string; text: string }[] = []
  const { rows: tables } = await house.owner.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  for (const { schema, name } of tables) {
    const { rows } = await house.owner.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${schema}"."${name}" t`,
    )
    for (const { row } of rows) {
      found.push({ place: name, text: JSON.stringify(row) })
      for (const column of SEALED_COLUMNS.filter(({ table }) => table === name)) {
        const value = row[column.column]
        if (typeof value !== 'string') continue
        const asText = { ...column, write: String, read: (text: string) => text }
        const plain = vault.open(asText, String(row['user_id']), value)
        found.push({
          place: `${name}.${column.column}`,
          text:
            name === 'data_exports' ? Object.values(unzip(Buffer.from(plain, 'base64'))).join('\n') : plain,
        })
      }
    }
  }
  return found
}

async function arriveAs(fullName: string, birth?: Record<string, unknown>): Promise<Person> {
  const person = await house.visitor().arrive(birth)
  await person.call('PATCH', '/api/profile', { fullName })
  return person
}

/** What somebody linked has of her in all they may have made: read, asked, kept, noted, taken along. */
async function useAll(person: Person, memberId: string): Promise<void> {
  for (const at of ['', '/relationship', '/shared-chart?kind=composite'])
    await person.call('GET', `${memberAt(memberId)}${at}`)
  const { askId, words } = await person.ask('How do the two of us get along?', {
    circleMemberData: { id: memberId },
  })
  expect(words).not.toBe('')
  await person.call('PUT', `/api/asks/${askId}/favourite`, { isFavourite: true })
  await person.call('POST', '/api/circle/notes', { circleMemberId: memberId, content: 'Tea on Sundays.' })
  await person.call('POST', '/api/generate-circle-member-daily-insight', { circleMemberId: memberId })
  await person.call('POST', '/api/generate-daily-insight')
  await person.call('GET', '/api/circle/today')
  await person.call('POST', '/api/account/export')
  await house.work()
}

it('of an erased account nobody else keeps a word: every sealed column of every row is opened and looked through', async () => {
  const { context } = house
  const lines: unknown[] = []
  const jobs: unknown[] = []
  const keep = (...said: unknown[]) => void lines.push(...said)
  context.log = { ...context.log, debug: keep, info: keep, warn: keep, error: keep } as typeof context.log
  const { send } = context.jobs
  context.jobs.send = async (name, key) => {
    jobs.push(`${name} ${key}`)
    await send(name, key)
  }

  const folder = mkdtempSync(path.join(tmpdir(), 'astrarium-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const inFolder = openMailer({ smtpUrl: null, mailFrom: '' }, openMailbox(folder), context.log)
  const { send: deliver, forget } = context.mailer
  context.mailer.send = async (letter) => {
    await deliver(letter)
    await inFolder.send(letter)
  }
  context.mailer.forget = (of) => {
    forget(of)
    inFolder.forget(of)
  }
  const files = () =>
    readdirSync(folder).map((name) => ({ place: name, text: readFileSync(path.join(folder, name), 'utf8') }))

  const her = await arriveAs(OTTOLINE, LUGANO)
  await her.call('PATCH', '/api/profile', { personalContext: 'CANARY in her own words' })
  await her.ask('Why do I keep a CANARY?')
  const others = await Promise.all(
    ['Ada Roe', 'Bo Roe', 'Cy Roe', 'Di Roe', 'Ed Roe', 'Flo Roe'].map((name) => arriveAs(name)),
  )
  const [ada, bo, cy, di, ed, flo] = others as [Person, Person, Person, Person, Person, Person]
  for (const [person, scope] of [
    [ada, 'ring'],
    [bo, 'signs'],
    [cy, 'wheel'],
  ] as const)
    await useAll(person, (await link(person, her, scope)).ofReceiver)
  // who asked her, and was asked by her, and was parted from her again
  const parted = await link(di, her, 'wheel')
  await useAll(di, parted.ofReceiver)
  await her.call('DELETE', `${memberAt(parted.ofSender)}/link`)
  const asked = await link(her, ed)
  await useAll(ed, asked.ofSender)
  const { id } = await ask(her, flo, { relationshipContext: 'CANARY, from the choir' })
  await flo.call('POST', `/api/circle/requests/${id}/decline`, { how: 'never' })
  await findable(her)
  // one that has left, and others that wait
  await her.call('POST', '/api/send-invitation-email', { inviteeEmail: 'somebody@example.com' })
  house.post.isHeld = true
  for (const [from, to] of [
    [flo, her.email],
    [her, flo.email],
    [her, 'nobody@example.com'],
  ] as const)
    await from.call('POST', '/api/send-invitation-email', { inviteeEmail: to })
  house.post.isHeld = false

  const { userId, birth, chart } = (await her.call('GET', '/api/profile')).body
  const degreesOf = (drawn: Json) =>
    [...drawn['planets'], drawn['ascendant'], drawn['midheaven']].map(({ longitude }) => String(longitude))
  const adas = degreesOf((await ada.call('GET', '/api/profile')).body.chart)
  const canaries = [
    userId,
    her.email,
    OTTOLINE,
    'Ottoline',
    'Vanterpool',
    'CANARY',
    birth.birthDate,
    birth.birthTime,
    'Lugano',
    'Ticino',
    '46.0101',
    birth.timezone,
    // whole numbers stand for anything, and one that others have too is nobody's
    ...degreesOf(chart).filter((degree) => degree.length > 5 && !adas.includes(degree)),
  ]
  const leaks = (rows: { place: string; text: string }[]) =>
    rows.flatMap(({ place, text }) =>
      canaries.filter((canary) => text.includes(canary)).map((canary) => `${place}: ${canary}`),
    )
  const before = leaks(await everyRowOpened())
  for (const canary of canaries)
    expect(
      before.some((leak) => leak.endsWith(canary)),
      canary,
    ).toBe(true)

  const written = leaks(files()).map((leak) => leak.split(': ')[1])
  expect(written).toEqual(expect.arrayContaining([her.email, OTTOLINE]))

  await her.call('POST', '/api/account/erasure', { confirmation: her.password, when: 'in_seven_days' })
  house.clock.now = new Date(house.clock.now.getTime() + 7 * 86_400_000)
  expect(await eraseDueAccounts(context)).toBe(1)

  expect([...new Set(leaks(await everyRowOpened()))]).toEqual([])
  // archives that held her name are made anew
  house.clock.now = new Date(house.clock.now.getTime() + 60_000)
  await takeUpExports(context)
  await house.work()
  expect((await cy.call('GET', '/api/account/privacy')).body.export.state).toBe('ready')
  expect([...new Set(leaks(await everyRowOpened()))]).toEqual([])
  const told = [house.letters, house.asked].map((each) => ({ place: 'queues', text: JSON.stringify(each) }))
  expect(leaks(told)).toEqual([])
  expect(leaks(files())).toEqual([])
  const named = canaries.filter((canary) => canary !== userId)
  for (const said of [jobs, lines])
    expect(named.filter((canary) => JSON.stringify(said).includes(canary))).toEqual([])
}, 60_000)
