import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { link } from '../../../test/linked.ts'
import type { Json, Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'
import { listActs } from '../../platform/db/operator-acts.ts'
import { tellEverybody } from '../profile/service/tell-everybody.ts'
import { eraseDueAccounts } from './service/erase-due-accounts.ts'
import { eraseForPerson, exportForPerson } from './service/act-for-person.ts'
import { takeUpExports } from './service/take-up-exports.ts'

const house = testApp()
const later = (ms: number) => {
  house.clock.now = new Date(house.clock.now.getTime() + ms)
}

it('the operator has an archive made for somebody, whose link goes to their address alone', async () => {
  const mara = await house.visitor().arrive()
  expect(await exportForPerson(house.context, ` ${mara.email.toUpperCase()} `)).not.toBeNull()
  await takeUpExports(house.context)
  expect(house.asked.filter(({ name }) => name === 'make-export')).toEqual([])
  later(60_000)
  await takeUpExports(house.context)
  await house.work()
  const letter = house.letters.findLast(({ to }) => to === mara.email)!
  expect(letter.text).toContain('/take-along#token=')
  const token = mara.linkToken()
  const archive = await house.visitor().raw('POST', '/api/export-by-link', { token })
  expect([archive.status, archive.headers.get('content-type')]).toEqual([200, 'application/zip'])
  await takeUpExports(house.context)
  expect(house.asked.filter(({ name }) => name === 'make-export')).toEqual([])
})

it('the operator has an account erased with the next run, and a day that its person named stands', async () => {
  const [mara, ben] = [await house.visitor().arrive(), await house.visitor().arrive()]
  const wish = await ben.call('POST', '/api/account/erasure', {
    confirmation: ben.password,
    when: 'in_seven_days',
  })
  expect(wish.status, JSON.stringify(wish.body)).toBe(200)
  expect(await eraseForPerson(house.context, mara.email)).toMatchObject({ dueAt: house.clock.now })
  const named = await eraseForPerson(house.context, ben.email)
  expect(named!.dueAt.getTime()).toBeGreaterThan(house.clock.now.getTime())
  await eraseDueAccounts(house.context)
  const { rows } = await house.owner.query<{ email: string }>('select email from users')
  const left = rows.map(({ email }) => email)
  expect([left.includes(mara.email), left.includes(ben.email)]).toEqual([false, true])
})

/** What was changed in somebody's account, oldest first, and by an operator or not. */
const changes = async (person: Person) =>
  (await person.call<Json[]>('GET', '/api/account/changes')).body
    .map(({ what, isByOperator }) => (isByOperator ? `${what} by an operator` : (what as string)))
    .toReversed()

it('what the operator asked for is told as the operator’s, and what its owner asked for as theirs', async () => {
  const mara = await house.visitor().arrive()
  await mara.call('POST', '/api/account/export')
  later(60_000)
  await exportForPerson(house.context, mara.email)
  await eraseForPerson(house.context, mara.email)
  expect(await changes(mara)).toEqual([
    'export_asked',
    'export_asked by an operator',
    'erasure_asked by an operator',
  ])
})

it('an archive that is made anew, since somebody is gone whose name it held, was asked for by nobody', async () => {
  const [mara, ben] = [await house.visitor().arrive(), await house.visitor().arrive()]
  await link(mara, ben, 'signs')
  await ben.call('POST', '/api/account/export')
  const archiveOf = async () =>
    (
      await house.owner.query<{ at: string }>(
        'select requested_at::text as at from data_exports join users on users.id = user_id where email = $1',
        [ben.email],
      )
    ).rows[0]!.at
  const [first, before] = [await archiveOf(), await changes(ben)]
  later(60_000)
  await eraseForPerson(house.context, mara.email)
  await eraseDueAccounts(house.context)
  expect(await archiveOf()).not.toBe(first)
  expect(await changes(ben)).toEqual(before)
})

it('does nothing for an address that nobody has', async () => {
  expect(await exportForPerson(house.context, 'nobody@example.com')).toBeNull()
  expect(await eraseForPerson(house.context, 'nobody@example.com')).toBeNull()
})

describe('the operator’s commands', () => {
  const run = (command: string, ...wish: string[]) => runCommand(house, command, ...wish)
  const PRIVACY = 'features/privacy/command.ts'

  it('announce a change to everybody, and count the letters', async () => {
    const mara = await house.visitor().arrive()
    const folder = mkdtempSync(path.join(tmpdir(), 'astrarium-tell-'))
    const file = path.join(folder, 'letter.txt')
    writeFileSync(file, 'Letters go by Vienna.')
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
    expect(run(PRIVACY, 'tell', day, 'Vienna', file)).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^Everybody with an account is told from now on/) as string,
    })
    rmSync(folder, { recursive: true })
    // accounts are dated by the database
    house.clock.now = new Date(Date.now() + 60_000)
    await tellEverybody(house.context)
    const letter = house.letters.find(({ to, subject }) => to === mara.email && subject === 'Vienna')!
    expect(letter.text).toContain('Letters go by Vienna.')
    const { rows } = await house.owner.query<{ told: number }>('select told from policy_changes')
    expect(run(PRIVACY, 'told').said).toMatch(new RegExp(`Vienna.*${rows[0]!.told}`))
    const [act] = await listActs(house.context.db, 1)
    expect(act?.what).toBe('change announced')
  }, 60_000)

  it('leave word of what they did, which names nobody, and none of what they did not do', async () => {
    const { email } = await house.visitor().arrive()
    const ran = [
      run(PRIVACY, 'export', email),
      run(PRIVACY, 'export', 'nobody@example.com'),
      run('features/debug/command.ts', email),
      run('features/debug/command.ts', email, '--revoke'),
      run(PRIVACY, 'erase', email),
    ]
    expect(ran.map(({ status }) => status)).toEqual([0, 1, 0, 0, 0])
    const acts = run('list-acts.ts').said.split('\n', 4)
    expect(acts.map((line) => line.replace(/^\S+Z {2}/, ''))).toEqual([
      'erasure asked for',
      'debug role taken back',
      'debug role given',
      'archive asked for',
    ])
  }, 60_000)
})
