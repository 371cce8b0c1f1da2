import { setTimeout as pause } from 'node:timers/promises'
import type { Asker } from './asker.ts'
import type { Database } from './database.ts'

/**
 * Lets everybody ask as often as they like, also after an Ask that came back: it fills no balance beyond the
 * plan's own.
 */
export async function letAskFreely(database: Pick<Database, 'query'>): Promise<void> {
  await database.query(
    'update subscription_plans set ask_limit_daily = 1000 where ask_limit_daily is not null',
  )
  await database.query('update user_credits set current_credits = 1000')
}

/** The server that gave the newest sign of life. */
export async function findServer(database: Pick<Database, 'query'>): Promise<string> {
  const [newest] = await database.query<{ id: string }>(
    'select id from servers order by seen_at desc limit 1',
  )
  return newest!.id
}

/** How many answers this server has under way, or left behind when it ended. */
export async function countAnswersOf(database: Pick<Database, 'query'>, serverId: string): Promise<number> {
  const [found] = await database.query<{ count: string }>(
    `select count(*) from asks where status = 'reserved' and server_id = '${serverId}'`,
  )
  return Number(found!.count)
}

/** Until nothing waits for this server, or much too long. */
export async function untilTakenUp(database: Pick<Database, 'query'>, serverId: string): Promise<void> {
  const began = performance.now()
  while ((await countAnswersOf(database, serverId)) > 0 && performance.now() - began < MUCH_TOO_LONG_MS)
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

/** Answers that the very transaction wrote that took their question. */
export async function countAtOnce(database: Pick<Database, 'query'>): Promise<number> {
  const [found] = await database.query<{ count: string }>(
    `select count(*) from chat_messages as question join chat_messages as answer using (ask_id)
     where question.role = 'user' and answer.role = 'arion' and answer.xmin = question.xmin`,
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
