import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
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

it('does nothing for an address that nobody has', async () => {
  expect(await exportForPerson(house.context, 'nobody@example.com')).toBeNull()
  expect(await eraseForPerson(house.context, 'nobody@example.com')).toBeNull()
})

it('the operator’s command announces a change to everybody, and counts the letters', async () => {
  const mara = await house.visitor().arrive()
  const folder = mkdtempSync(path.join(tmpdir(), 'astrarium-tell-'))
  const file = path.join(folder, 'letter.txt')
  writeFileSync(file, 'Letters go by Vienna.')
  const told = (...wish: string[]) => {
    const ran = spawnSync(process.execPath, [path.join(import.meta.dirname, 'command.ts'), ...wish], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: house.owner.options.connectionString,
        DATA_DIR: folder,
      },
      encoding: 'utf8',
    })
    return { status: ran.status, said: ran.stdout + ran.stderr }
  }
  try {
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
    expect(told('tell', day, 'Vienna', file)).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^Everybody with an account is told from now on/) as string,
    })
    // accounts are dated by the database
    house.clock.now = new Date(Date.now() + 60_000)
    await tellEverybody(house.context)
    const letter = house.letters.find(({ to, subject }) => to === mara.email && subject === 'Vienna')!
    expect(letter.text).toContain('Letters go by Vienna.')
    const { rows } = await house.owner.query<{ told: number }>('select told from policy_changes')
    expect(told('told').said).toMatch(new RegExp(`Vienna.*${rows[0]!.told}`))
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 60_000)
