import { and, eq, gte, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
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
  await tx.execute(sql`
    insert into ${toldUnits} (user_id, unit, day)
    select ${userId}::uuid, key, value::date from jsonb_each_text(${JSON.stringify(days)}::jsonb)
    on conflict (user_id, unit) do update set day = excluded.day`)
}
