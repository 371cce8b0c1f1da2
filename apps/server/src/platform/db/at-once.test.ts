import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { openDatabase } from './database.ts'
import { connectionOf } from './in-transaction.ts'
import { prepared } from './prepared.ts'

const house = testApp()
const names = sql`select full_name as name from profiles`

async function someone() {
  const mara = await house.visitor().arrive()
  return (await mara.call<{ userId: string }>('GET', '/api/profile')).body.userId
}

it('what is asked at once shows one’s own rows and nobody else’s', async () => {
  await someone()
  const userId = await someone()
  const both = await house.context.db.asUserAtOnce(userId, (tx) =>
    Promise.all([tx.execute(names), tx.execute(names)]),
  )
  expect(both.map(({ rows }) => rows.length)).toEqual([1, 1])
})

it('what is asked at once is kept', async () => {
  const { db } = house.context
  const userId = await someone()
  await db.asUserAtOnce(userId, (tx) => tx.execute(sql`update profiles set full_name = 'Mara Lind'`))
  expect((await db.asUser(userId, (tx) => tx.execute(names))).rows).toEqual([{ name: 'Mara Lind' }])
})

it('a part that fails takes all of it back, and leaves its connection to the next', async () => {
  const { db } = house.context
  const userId = await someone()
  const before = await db.asUser(userId, (tx) => tx.execute(names))
  for (let round = 0; round < 10; round++) {
    const asked = db.asUserAtOnce(userId, (tx) =>
      Promise.all([
        tx.execute(sql`update profiles set full_name = 'Nobody'`),
        tx.execute(sql`select 1 / 0`),
        tx.execute(names),
      ]),
    )
    await expect(asked).rejects.toMatchObject({ cause: { code: '22012' } })
  }
  expect((await db.asUser(userId, (tx) => tx.execute(names))).rows).toEqual(before.rows)
})

it('what is asked after an answer is refused', async () => {
  const userId = await someone()
  const asked = house.context.db.asUserAtOnce(userId, async (tx) => {
    await tx.execute(names)
    return tx.execute(names)
  })
  await expect(asked).rejects.toMatchObject({ cause: { message: 'Asked after the end of its transaction' } })
})

it('a transaction that somebody keeps is of no use after its end', async () => {
  const userId = await someone()
  const kept = await house.context.db.asUser(userId, async (tx) => ({ tx }))
  await expect(kept.tx.execute(names)).rejects.toMatchObject({
    cause: { message: 'Asked after the end of its transaction' },
  })
})

it('nor while its connection serves somebody else, whose rows it would see', async () => {
  const [one, other] = [await someone(), await someone()]
  const { reach } = house
  const db = openDatabase(reach.url, () => {}, 1, reach.way)
  try {
    const kept = await db.asUser(one, async (tx) => ({ tx }))
    const named = prepared((tx) => tx.select({ name: sql`full_name` }).from(sql`profiles`))
    await db.asUser(other, async (tx) => {
      expect(connectionOf(tx)).toBe(connectionOf(kept.tx))
      await expect(kept.tx.execute(names)).rejects.toMatchObject({
        cause: { message: 'Asked after the end of its transaction' },
      })
      await expect(named(kept.tx, {})).rejects.toThrow('Asked after the end of its transaction')
      expect(await named(tx, {})).toHaveLength(1)
    })
  } finally {
    await db.close()
  }
})
