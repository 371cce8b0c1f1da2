import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { REGISTER } from './register.ts'
import { SEALED_COLUMNS } from '../../sealed-columns.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()
const WHAT_TO_WRITE = `
Declare it in register.ts beside the tables.ts of its feature, as exported, opened(sealed.x), exportedOnly,
erased('why') or kept('why', 'how long'); a new register.ts has its line in features/privacy/register.ts.
The archive, the erasure and the privacy page go by it. Undeclared:
`

const declared = REGISTER.flatMap(({ table, columns }) =>
  Object.entries(getTableColumns(table)).map(([key, column]) => ({
    place: `${getTableName(table)}.${column.name}`,
    fate: columns[key],
  })),
)

describe('the register of columns', () => {
  it('says of every column in the database what becomes of it', async () => {
    const { rows } = await house.owner.query<{ place: string }>(
      `select table_name || '.' || column_name as place from information_schema.columns
       where table_schema = 'public' order by 1`,
    )
    const known = new Set(declared.filter(({ fate }) => fate).map(({ place }) => place))
    const undeclared = rows.map(({ place }) => place).filter((place) => !known.has(place))
    expect(undeclared, WHAT_TO_WRITE + undeclared.join('\n')).toEqual([])
    expect(known.size, 'a declared column that is not in the database').toBe(rows.length)
  })

  it('opens each sealed column with its own codec, and nothing sealed leaves in its seal', () => {
    const sealed = new Set(SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`))
    const wrong = declared.flatMap(({ place, fate }) => {
      if (fate?.kind !== 'exported') return []
      const opens = fate.sealed && `${fate.sealed.table}.${fate.sealed.column}`
      return opens === (sealed.has(place) ? place : undefined) ? [] : [place]
    })
    expect(wrong).toEqual([])
  })

  it('erases with an account what is exported or erased: its rows fall with the account', () => {
    const byTheirAddress = ['users', 'verifications', 'pending_sign_ups', 'letters']
    for (const { table, columns } of REGISTER) {
      const { name, foreignKeys } = getTableConfig(table)
      if (byTheirAddress.includes(name) || Object.values(columns).every(({ kind }) => kind === 'kept'))
        continue
      const falls = foreignKeys.some(
        (key) => getTableName(key.reference().foreignTable) === 'users' && key.onDelete === 'cascade',
      )
      expect(falls, `${name} needs a userId with onDelete: 'cascade'`).toBe(true)
    }
  })
})
