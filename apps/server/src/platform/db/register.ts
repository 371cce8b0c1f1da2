import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SealedColumn } from '../vault/sealed-column.ts'

/** What becomes of a column when its owner takes their things along, and when they go. */
export type Fate = Exported | { kind: 'erased'; why: string } | { kind: 'kept'; why: string; howLong: string }

export interface Exported {
  kind: 'exported'
  comesBack: 'with its row' | 'after all rows' | 'no'
  sealed?: SealedColumn<unknown>
  /** a time zone in the value, which an import must know */
  zoneIn?: (value: never) => unknown
  /** the owner's own date of birth in the value, which an import holds against the age of the terms */
  ownBirthIn?: (value: never) => unknown
  /** what stands here for it after an import */
  comesBackAs?: (value: unknown) => unknown
}

/** A table with the fate of each of its columns; `about` tells a reader what stands in it. */
export interface RegisteredTable {
  table: PgTable
  name: string
  about: string
  columns: Record<string, Fate>
  /** what a value of each column has to be */
  forms: Record<string, Form>
  /** one row a person, whose key is the person */
  hasOneRow: boolean
  /** the column with the day of which a person has one row at most, null where there is none */
  oneADay: string | null
}

interface Form {
  type: string
  isNullable: boolean
  /** nothing stands in for it where it is missing, as in an archive of a time before the column */
  isRequired: boolean
  /** the table whose row it names */
  linksTo: string | null
  /** the most that a whole number can be here */
  most: number | null
}

const MOST: Readonly<Record<string, number>> = { smallint: 2 ** 15 - 1, integer: 2 ** 31 - 1 }

/** In the archive, in an import, and erased with the account. */
export const exported: Exported = { kind: 'exported', comesBack: 'with its row' }
/** The same, where it points to a row that is imported later. */
export const exportedLink: Fate = { kind: 'exported', comesBack: 'after all rows' }
/** In the archive and erased with the account; of this server alone, so that no import brings it. */
export const exportedOnly: Fate = { kind: 'exported', comesBack: 'no' }
/** As `exported`, opened for the archive and sealed anew by an import. */
export const opened = (sealed: SealedColumn<unknown>): Exported => ({ ...exported, sealed })
/** As `exportedOnly`, opened for the archive. */
export const openedOnly = (sealed: SealedColumn<unknown>): Fate => ({ ...exportedOnly, sealed })
/** Erased with the account, and in no archive. */
export const erased = (why: string): Fate => ({ kind: 'erased', why })
/** As `exported` or `opened`, with a time zone in it. */
export const withZone = (fate: Exported, zoneIn: (value: never) => unknown): Exported => ({ ...fate, zoneIn })
/** As `exported` or `opened`, with the owner's own date of birth in it. */
export const withOwnBirth = (fate: Exported, ownBirthIn: (value: never) => unknown): Exported => ({
  ...fate,
  ownBirthIn,
})
/** As `exported`, for what does not arrive as it left. */
export const arrivingAs = (comesBackAs: (value: unknown) => unknown): Exported => ({
  ...exported,
  comesBackAs,
})
/** Stays when an account is erased. */
export const kept = (why: string, howLong: string): Fate => ({ kind: 'kept', why, howLong })

/** Says whose row it is, which an archive says once. */
export const whose = erased('says whose row it is')

/** The compiler asks for every column of the table. */
export function registered<Table extends PgTable>(
  table: Table,
  about: string,
  columns: { [Column in keyof Table['_']['columns']]: Fate },
): RegisteredTable {
  const all = getTableColumns<PgTable>(table)
  const links = new Map(
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns: from, foreignTable } = key.reference()
      return from.map((column) => [column.name, getTableName(foreignTable)] as const)
    }),
  )
  const forms = Object.entries(all).map(([key, column]) => [
    key,
    {
      type: column.dataType,
      isNullable: !column.notNull,
      isRequired: column.notNull && (column.primary || !column.hasDefault),
      linksTo: links.get(column.name) ?? null,
      most: MOST[column.getSQLType()] ?? null,
    },
  ])
  return {
    table,
    name: getTableName(table),
    about,
    columns,
    forms: Object.fromEntries(forms) as Record<string, Form>,
    hasOneRow: all['userId']?.primary ?? false,
    oneADay: oneADayOf(table),
  }
}

function oneADayOf(table: PgTable): string | null {
  const once = getTableConfig(table).uniqueConstraints.map(({ columns }) => columns.map(({ name }) => name))
  const found = Object.entries(getTableColumns(table)).find(
    ([, { name, columnType }]) =>
      columnType === 'PgDateString' &&
      once.some((names) => names.length === 2 && names.includes('user_id') && names.includes(name)),
  )
  return found?.[0] ?? null
}
