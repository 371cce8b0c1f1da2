import type { Context } from '../../../platform/context.ts'
import type { RegisteredTable } from '../../../platform/db/register.ts'
import type { Archive } from '../archive.ts'
import { REGISTER } from '../register.ts'
import { rowsOf } from '../repository.ts'

/** Everything that the register says is exported, opened. */
export async function collectArchive(
  context: Pick<Context, 'db' | 'vault' | 'now'>,
  userId: string,
): Promise<Archive> {
  const archive: Archive = {
    product: 'Astrarium',
    version: 1,
    madeAt: context.now().toISOString(),
    about: {},
    account: {},
    mine: {},
  }
  // as a job: the tables of sign-in are closed to a person's own transaction
  await context.db.asJobs(async (tx) => {
    for (const registered of REGISTER) {
      const { table, name, columns, about } = registered
      if (!Object.values(columns).some(({ kind }) => kind === 'exported')) continue
      const rows = await rowsOf(tx, table, userId)
      archive.about[name] = about
      for (const part of ['account', 'mine'] as const) {
        const shown = rows.map((row) => partOf(row, part, { ...registered, open }))
        if (shown.some((row) => Object.keys(row).length > 0)) archive[part][name] = shown
      }
    }
  })
  return archive

  function open(sealed: Parameters<typeof context.vault.open>[0], value: string): unknown {
    return context.vault.open(sealed, userId, value)
  }
}

function partOf(
  row: Record<string, unknown>,
  part: 'account' | 'mine',
  { columns, open }: RegisteredTable & { open: (sealed: never, value: string) => unknown },
): Record<string, unknown> {
  const shown: Record<string, unknown> = {}
  for (const [key, fate] of Object.entries(columns)) {
    if (fate.kind !== 'exported' || (fate.comesBack === 'no') !== (part === 'account')) continue
    const value = row[key]
    const plain = fate.sealed && typeof value === 'string' ? open(fate.sealed as never, value) : value
    shown[key.replace(/Sealed$/, '')] = plain instanceof Date ? plain.toISOString() : plain
  }
  return shown
}
