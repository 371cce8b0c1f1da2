import { z } from 'zod'
import type { Exported, RegisteredTable } from '../../platform/db/register.ts'
import { REGISTER } from './register.ts'

const Rows = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))

/** What stands in `astrarium.json`. `version` counts the forms that an import has to tell apart. */
export const Archive = z.object({
  product: z.literal('Astrarium'),
  version: z.literal(1),
  madeAt: z.string(),
  /** what each table holds, in words */
  about: z.record(z.string(), z.string()),
  /** what belongs to this account and server alone */
  account: Rows,
  /** what an import brings back */
  mine: Rows,
})
export type Archive = z.output<typeof Archive>

/** The same as JSON Schema, with every column that the register lets into an archive. */
export function archiveSchema(): object {
  return z.toJSONSchema(
    Archive.extend({
      account: tablesOf(REGISTER, ({ comesBack }) => comesBack === 'no'),
      mine: tablesOf(REGISTER, ({ comesBack }) => comesBack !== 'no'),
    }),
  )
}

function tablesOf(register: readonly RegisteredTable[], isThere: (fate: Exported) => boolean) {
  const tables = register.map(({ name, about, columns, forms }) => {
    const shown = Object.entries(columns).flatMap(([key, fate]) =>
      fate.kind === 'exported' && isThere(fate)
        ? [[key.replace(/Sealed$/, ''), valueOf(fate, forms[key]!)] as const]
        : [],
    )
    return [name, z.array(z.object(Object.fromEntries(shown))).describe(about)] as const
  })
  return z.object(Object.fromEntries(tables)).partial()
}

function valueOf({ sealed }: Exported, { type, isNullable }: RegisteredTable['forms'][string]) {
  const value = sealed ? z.unknown() : (KINDS[type] ?? z.unknown())
  return isNullable ? value.nullable() : value
}

const KINDS: Record<string, z.ZodType> = {
  string: z.string(),
  number: z.number(),
  boolean: z.boolean(),
  date: z.iso.datetime(),
}
