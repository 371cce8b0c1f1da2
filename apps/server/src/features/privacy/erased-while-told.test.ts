import { expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { postLetter } from '../letter/service/post-letter.ts'
import { policyChangeLetter } from '../profile/mail.ts'
import { findUntold, lockUntold } from '../profile/repository.ts'
import { announceChange } from '../profile/service/announce-change.ts'
import { eraseAccount } from './service/erase-account.ts'

const house = testApp()

it('nobody who is being erased is written to: the letter is kept first, and goes with the account', async () => {
  const leaving = await house.visitor().arrive()
  const userId = (await leaving.call('GET', '/api/profile')).body.userId as string
  house.clock.now = new Date(Date.now() + 120_000)
  const appliesOn = new Date(house.clock.now.getTime() + 31 * 86_400_000).toISOString().slice(0, 10)
  await announceChange(house.context, { subject: 'Vienna', words: 'Letters go by Vienna.', appliesOn })
  const blocked = async () =>
    (
      await house.owner.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows.length
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
