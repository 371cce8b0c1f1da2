import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { circleOf, memberAt } from '../../../test/circle.ts'
import { link } from '../../../test/linked.ts'
import type { Json } from '../../../test/person.ts'
import { LONDON_1926 } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()

const toldOf = ({ ring, summary, astrologicalFactors }: Json) => ({ ring, summary, astrologicalFactors })

it('first reads at one moment, each with another birth of one’s own, are all told the one that is kept', async () => {
  const [mara, lu] = [await house.visitor().arrive(), await house.visitor().arrive()]
  const { ofReceiver } = await link(mara, lu)
  const ids = await Promise.all(
    [mara, lu].map(async (person) => (await person.call('GET', '/api/profile')).body.userId as string),
  )
  // as `link` has read the Circle already
  await house.owner.query('update circle_links set ring_reading = null')
  const waiting = async () => {
    const { rows } = await house.owner.query(
      `select 1 from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
    )
    return rows.length
  }
  const reads: Promise<Json>[] = []
  await house.context.db.asJobs(async (tx) => {
    const pair = `pair ${ids.toSorted().join(' ')}`
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`)
    for (const year of [1941, 1952, 1963, 1974]) {
      const birth = { ...LONDON_1926, birthDate: `${year}-02-11`, birthTime: '12:00' }
      expect((await mara.call('PUT', '/api/chart/birth', birth)).status).toBe(200)
      reads.push(mara.call('GET', memberAt(ofReceiver)).then(({ body }) => toldOf(body)))
      await expect.poll(waiting).toBe(reads.length)
    }
  })
  const told = await Promise.all(reads)
  const kept = toldOf((await mara.call('GET', memberAt(ofReceiver))).body)
  expect(told).toEqual(told.map(() => kept))
  expect((await circleOf(mara))[0]).toMatchObject({ ring: kept['ring'] })
})
