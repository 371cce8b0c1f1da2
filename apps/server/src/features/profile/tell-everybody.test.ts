import { expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
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
