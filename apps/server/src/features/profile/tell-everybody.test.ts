import { expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { postLetter } from '../letter/service/post-letter.ts'
import { eraseAccount } from '../privacy/service/erase-account.ts'
import { policyChangeLetter } from './mail.ts'
import { findUntold, lockUntold } from './repository.ts'
import { announceChange } from './service/announce-change.ts'
import { tellEverybody } from './service/tell-everybody.ts'

const house = testApp()
const CHANGE = { subject: 'Another mail server', words: 'Letters go by Vienna.\n\nNothing else.' }

it('everybody with an account is told of a change by one letter, 30 days ahead, and whoever comes later is not', async () => {
  const people = [await house.visitor().arrive(), await house.visitor().arrive()]
  await house.visitor().signUp()
  // accounts are dated by the database
  house.clock.now = new Date(Date.now() + 60_000)
  const day = (ahead: number) =>
    new Date(house.clock.now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
  await expect(announceChange(house.context, { ...CHANGE, appliesOn: day(29) })).rejects.toThrow(day(30))
  await expect(announceChange(house.context, { ...CHANGE, words: ' ', appliesOn: day(30) })).rejects.toThrow()
  await announceChange(house.context, { ...CHANGE, appliesOn: day(30) })
  const told = () => house.letters.filter(({ subject }) => subject === CHANGE.subject)

  await tellEverybody(house.context)
  expect(
    told()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(people.map(({ email }) => email).toSorted())
  expect(told()[0]!.text).toMatch(/from \d+ \w+ \d{4} on something changes[^]*by Vienna\.\n\nNothing else\./)
  const late = await house.visitor().arrive()
  await house.owner.query(`update users set created_at = now() + interval '1 hour' where email = $1`, [
    late.email,
  ])
  await tellEverybody(house.context)
  expect(told()).toHaveLength(2)
  const { rows } = await house.owner.query(`select told, finished_at from policy_changes`)
  expect(rows).toEqual([{ told: 2, finished_at: expect.any(Date) as Date }])
})

it('nobody who is being erased is written to: the letter is kept first, and goes with the account', async () => {
  const leaving = await house.visitor().arrive()
  const userId = (await leaving.call('GET', '/api/profile')).body.userId as string
  await house.owner.query('update policy_changes set finished_at = now() where finished_at is null')
  await house.owner.query(`update users set email_verified = (id = $1)`, [userId])
  house.clock.now = new Date(Date.now() + 120_000)
  const appliesOn = new Date(house.clock.now.getTime() + 31 * 86_400_000).toISOString().slice(0, 10)
  await announceChange(house.context, { ...CHANGE, appliesOn })
  const blocked = async () =>
    (await house.owner.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).rows.length
  const erasing = await house.context.db.asJobs(async (tx) => {
    const change = (await lockUntold(tx))!
    const person = (await findUntold(tx, change))!
    expect(person.userId).toBe(userId)
    const begun = eraseAccount(house.context, userId)
    await expect.poll(blocked).toBeGreaterThan(0)
    await postLetter(house.context, policyChangeLetter(house.context, person, change), userId)
    return { begun }
  })
  await erasing.begun
  const { rows } = await house.owner.query('select 1 from letters where user_id = $1', [userId])
  expect(rows).toEqual([])
})
