import { setTimeout as pause } from 'node:timers/promises'
import type { Asker } from './asker.ts'
import type { Database } from './database.ts'

interface Running extends Record<string, unknown> {
  id: string
  server_id: string
}

/** Asks that are being answered. */
export function findRunning(database: Pick<Database, 'query'>): Promise<Running[]> {
  return database.query<Running>(`select id, server_id from asks where status = 'reserved'`)
}

/** Of those that were being answered, how many wait for a server of which nothing was heard for so long. */
export async function countOrphans(
  database: Pick<Database, 'query'>,
  running: readonly Running[],
  silentMs: number,
): Promise<number> {
  if (running.length === 0) return 0
  const [left] = await database.query<{ count: string }>(
    `select count(*) from asks where status = 'reserved' and id in (${running.map(({ id }) => `'${id}'`).join()})
     and server_id in (select id from servers where seen_at < now() - interval '${silentMs} milliseconds')`,
  )
  return Number(left!.count)
}

/** Until none of them waits for such a server, or much too long. */
export async function untilTakenUp(
  database: Pick<Database, 'query'>,
  running: readonly Running[],
  silentMs: number,
): Promise<void> {
  const began = performance.now()
  while (
    (await countOrphans(database, running, silentMs)) > 0 &&
    performance.now() - began < MUCH_TOO_LONG_MS
  )
    await pause(50)
}
const MUCH_TOO_LONG_MS = 30_000

/** Asks that took another number of Asks than they should. */
export async function countWrong(database: Pick<Database, 'query'>): Promise<number> {
  const [found] = await database.query<{ count: string }>(
    `select count(*) from asks left join lateral (
       select coalesce(sum(change), 0) as paid from credit_entries where ask_id = asks.id
     ) as entries on true
     where status = 'reserved' or paid <> case status when 'answered' then -1 else 0 end`,
  )
  return Number(found!.count)
}

/** Questions that were taken, and answers that were seen, of which the database knows nothing any more. */
export async function countLost(
  database: Pick<Database, 'query'>,
  askers: readonly Asker[],
): Promise<number> {
  const asked = askers.flatMap((asker) => asker.asked).filter(({ askId }) => askId !== null)
  const known = await database.query<{ id: string; status: string }>('select id, status from asks')
  const statuses = new Map(known.map(({ id, status }) => [id, status]))
  return asked.filter(({ askId, end }) => {
    const status = statuses.get(askId!)
    return status === undefined || (end === 'answered' && status !== 'answered')
  }).length
}
