import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { prepared, written } from '../../platform/db/prepared.ts'
import { toldUnits } from './tables.ts'

export async function recentTold(
  tx: Tx,
  userId: string,
  since: string,
): Promise<{ unit: string; day: string }[]> {
  const { rows } = await toldSince(tx, { userId, since })
  return Object.entries(rows[0]?.days ?? {}).map(([unit, day]) => ({ unit, day }))
}

// in one row: there are hundreds, and each would cost as much as all of the question
const toldSince = prepared((tx) =>
  written<{ days: Record<string, string> | null }>(
    tx,
    sql`select json_object_agg(unit, day) as days from ${toldUnits}
    where user_id = ${sql.placeholder('userId')} and day >= ${sql.placeholder('since')}`,
  ),
)

export async function rememberTold(
  tx: Tx,
  userId: string,
  told: readonly { unit: string; day: string }[],
): Promise<void> {
  if (told.length === 0) return
  const days = Object.fromEntries(told.map(({ unit, day }) => [unit, day]))
  await toldOn(tx, { userId, days: JSON.stringify(days) })
}

const toldOn = prepared((tx) =>
  written(
    tx,
    sql`insert into ${toldUnits} (user_id, unit, day)
    select ${sql.placeholder('userId')}::uuid, key, value::date
    from jsonb_each_text(${sql.placeholder('days')}::jsonb)
    on conflict (user_id, unit) do update set day = excluded.day`,
  ),
)
