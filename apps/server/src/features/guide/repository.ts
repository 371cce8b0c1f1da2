import { and, eq, gte, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { prepared, written } from '../../platform/db/prepared.ts'
import { toldUnits } from './tables.ts'

export function recentTold(tx: Tx, userId: string, since: string): Promise<{ unit: string; day: string }[]> {
  return toldSince(tx, { userId, since })
}

const toldSince = prepared((tx) =>
  tx
    .select({ unit: toldUnits.unit, day: toldUnits.day })
    .from(toldUnits)
    .where(
      and(eq(toldUnits.userId, sql.placeholder('userId')), gte(toldUnits.day, sql.placeholder('since'))),
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
