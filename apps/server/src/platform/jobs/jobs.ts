import { PgBoss } from 'pg-boss'
import type { Hint } from '../db/listener.ts'
import { GIVEN_UP } from '../db/silence.ts'
import type { Log } from '../log.ts'
import type { Context } from '../context.ts'
import type { WorkQueue } from '../work-queue.ts'

/** Work that comes round by the clock: each run calls a verb, on one server of however many there are. */
export interface Schedule {
  name: string
  cron: string
  run(context: Context): Promise<void>
}

/**
 * Does what somebody asked for. `key` says whose it is, and is all that the queue knows of it: what there is
 * to do stands in a table, so that a run finds out for itself, and running once too often does no harm.
 */
export interface JobHandler {
  name: string
  /** further tries after a run that threw */
  retries: number
  /** before the first of them, doubled each time; left out: a second, and no longest */
  wait?: { firstSeconds: number; longestSeconds: number }
  /** how many are done beside each other on one server; left out: one */
  atOnce?: number
  run(context: Context, key: string): Promise<void>
  /** after the last try failed */
  onGiveUp(context: Context, key: string): Promise<void>
}

export interface RunningJobs extends WorkQueue {
  /** has whoever waits for work look for it at once; for the one connection of this process that listens */
  hint: Hint
  start(context: Context, schedules: readonly Schedule[], handlers: readonly JobHandler[]): Promise<void>
  /** what waits and what runs, on all servers together, as of the last minute */
  lengths(): Promise<{ name: string; ready: number; active: number }[]>
  stop(): Promise<void>
}

/** A run that takes longer belongs to a server that died, and is tried again. */
const LONGEST_RUN_SECONDS = 120
/** What runs when the server ends has so long, and is handed back then, before the server stops waiting. */
const HANDED_BACK_AFTER_MS = 3000
const FORGOTTEN_AFTER_SECONDS = 3600
const COUNTED_EVERY_SECONDS = 60
/** Who waits for work is told at once; a further try, which nobody tells of, is looked for. */
const LOOK_SECONDS = 1

const CHANNEL = 'work'

/**
 * Durable and shared between servers; its tables live in a schema of their own.
 * @param databaseUrl past any pooler
 */
export function openJobs(
  databaseUrl: string,
  log: Log,
  countedEverySeconds = COUNTED_EVERY_SECONDS,
): RunningJobs {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    max: 2,
    superviseIntervalSeconds: countedEverySeconds,
    monitorIntervalSeconds: countedEverySeconds,
    ...GIVEN_UP,
  })
  const workers = new Map<string, string[]>()
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'jobs'))
  return {
    async start(context, schedules, handlers) {
      await boss.start()
      for (const { name, cron, run } of schedules) {
        await boss.createQueue(name)
        await boss.schedule(name, cron)
        await boss.work(name, () => run(context))
      }
      for (const handler of handlers) workers.set(handler.name, await register(boss, context, handler))
    },
    hint: {
      channel: CHANNEL,
      hear(_, queue) {
        for (const [name, ids] of workers)
          if (queue === null || queue === name) for (const id of ids) boss.notifyWorker(id)
      },
    },
    async send(name, key) {
      await boss.send(name, null, { singletonKey: key })
      await boss.getDb().executeSql('select pg_notify($1, $2)', [CHANNEL, name])
    },
    async forget(key) {
      for (const { name } of await boss.getQueues()) {
        const jobs = await boss.findJobs(name, { key })
        if (jobs.length > 0)
          await boss.deleteJob(
            name,
            jobs.map(({ id }) => id),
          )
      }
    },
    lengths: async () =>
      (await boss.getQueues()).map(({ name, readyCount, activeCount }) => ({
        name,
        ready: readyCount,
        active: activeCount,
      })),
    stop: () => boss.stop({ graceful: true, timeout: HANDED_BACK_AFTER_MS }),
  }
}

async function register(
  boss: PgBoss,
  context: Context,
  { name, retries, wait, atOnce = 1, run, onGiveUp }: JobHandler,
): Promise<string[]> {
  await boss.createQueue(name, {
    // one waits for each key; one that runs, or that a dead server left running, holds up no other
    policy: 'short',
    retryLimit: retries,
    retryDelay: wait?.firstSeconds ?? 1,
    retryBackoff: true,
    ...(wait && { retryDelayMax: wait.longestSeconds }),
    expireInSeconds: LONGEST_RUN_SECONDS,
    deleteAfterSeconds: FORGOTTEN_AFTER_SECONDS,
  })
  const worker = () =>
    boss.work(name, { includeMetadata: true, pollingIntervalSeconds: LOOK_SECONDS }, async (jobs) => {
      for (const { singletonKey, retryCount, retryLimit } of jobs) {
        if (singletonKey === null) throw new Error('A job without a key')
        try {
          await run(context, singletonKey)
        } catch (error) {
          context.log.error({ err: error, job: name, attempt: retryCount + 1 }, 'job failed')
          if (retryCount >= retryLimit) await onGiveUp(context, singletonKey)
          throw error
        }
      }
    })
  return Promise.all(Array.from({ length: atOnce }, worker))
}
