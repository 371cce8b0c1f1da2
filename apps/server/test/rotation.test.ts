import { describe, expect, it } from 'vitest'
import { reseal } from '../src/platform/db/reseal.ts'
import { openVault } from '../src/platform/vault/vault.ts'
import { SEALED_COLUMNS } from '../src/sealed-columns.ts'
import { leaveFrame } from './leave-frame.ts'
import { testApp } from './test-app.ts'
import { readEverything } from './read-everything.ts'

const house = testApp()

/** columns that hold a value which begins with the id of a key */
async function columnsSealedWith(keyId: string): Promise<string[]> {
  const { rows } = await house.owner.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_schema = 'public' and data_type = 'text' order by 1, 2`,
  )
  const found: string[] = []
  for (const { table_name, column_name } of rows) {
    const { rowCount } = await house.owner.query(
      `select 1 from ${table_name} where ${column_name} like $1 limit 1`,
      [`${keyId}.%`],
    )
    if (rowCount) found.push(`${table_name}.${column_name}`)
  }
  return found
}

describe('rotating the keys', () => {
  it('knows every sealed column, seals all of it anew, and then the old key may go', async () => {
    const mara = await house.visitor().arrive()
    await mara.call('PATCH', '/api/profile', { personalContext: 'I am moving house.' })
    const { threadId, words } = await mara.ask('What is my purpose?')
    await mara.call('POST', '/api/generate-user-daily-chart', { forDate: '2026-11-20' })
    await readEverything(house, mara)
    await leaveFrame(house, mara)
    const { insight } = (await mara.call('GET', '/api/daily-insights/today')).body
    await house.visitor().signUp()
    expect(await columnsSealedWith('k1')).toEqual(
      SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`).toSorted(),
    )

    const fresh = { k2: Buffer.alloc(32, 2).toString('base64') }
    const both = openVault({ current: 'k2', keys: { ...house.ring.keys, ...fresh } })
    for (const column of SEALED_COLUMNS)
      expect(await reseal(house.context.db, both, column)).toBeGreaterThan(0)
    for (const column of SEALED_COLUMNS) expect(await reseal(house.context.db, both, column)).toBe(0)
    expect(await columnsSealedWith('k1')).toEqual([])

    Object.assign(house.context, { vault: openVault({ current: 'k2', keys: fresh }) })
    expect((await mara.call('GET', '/api/profile')).body).toMatchObject({
      personalContext: 'I am moving house.',
      birth: { birthDate: '1926-04-21' },
    })
    expect((await mara.call('GET', `/api/threads/${threadId}`)).body.messages[1].content).toBe(words)
    expect((await mara.call('GET', '/api/daily-insights/today')).body.insight.energeticTone).toBe(
      insight.energeticTone,
    )
    // it makes a row of everything there is
  }, 60_000)
})
