import { PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import type { World } from '../world.ts'
import type { WorkQueue } from './work-queue.ts'

/** Work that comes round by the clock: each run calls a verb, on one server of however many there are. */
export interface Schedule {
  name: string
  cron: string
  run(world: World): Promise<void>
}

/**
 * Work that somebody asked for. `key` says whose it is, and is all that the queue knows of it: what there is
 * to do stands in a table, so that a run finds out for itself, and running once too often does no harm.
 */
export interface Work {
  name: string
  /** further tries after a run that threw */
  retries: number
  run(world: World, key: string): Promise<void>
  /** after the last try failed */
  giveUp(world: World, key: string): Promise<void>
}

export interface RunningJobs extends WorkQueue {
  start(world: World, schedules: readonly Schedule[], works: readonly Work[]): Promise<void>
  stop(): Promise<void>
}

/** A run that takes longer belongs to a server that died, and is tried again. */
const LONGEST_RUN_SECONDS = 120
const FORGOTTEN_AFTER_SECONDS = 3600
/** Who waits for work is told at once; a further try, which nobody tells of, is looked for. */
const LOOK_SECONDS = 1

/** Durable and shared between servers; its tables live in a schema of their own. */
export function openJobs(databaseUrl: string, log: Log): RunningJobs {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'jobs', max: 2, useListenNotify: true })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'jobs'))
  return {
    async start(world, schedules, works) {
      await boss.start()
      for (const { name, cron, run } of schedules) {
        await boss.createQueue(name)
        await boss.schedule(name, cron)
        await boss.work(name, () => run(world))
      }
      for (const work of works) await takeOn(boss, world, work)
    },
    send: async (name, key) => void (await boss.send(name, null, { singletonKey: key })),
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}

async function takeOn(boss: PgBoss, world: World, { name, retries, run, giveUp }: Work): Promise<void> {
  await boss.createQueue(name, {
    // one waits for each key; one that runs, or that a dead server left running, holds up no other
    policy: 'short',
    notify: true,
    retryLimit: retries,
    retryDelay: 1,
    retryBackoff: true,
    expireInSeconds: LONGEST_RUN_SECONDS,
    deleteAfterSeconds: FORGOTTEN_AFTER_SECONDS,
  })
  await boss.work(
    name,
    {
      includeMetadata: true,
      pollingIntervalSeconds: LOOK_SECONDS,
      notifyPollingIntervalSeconds: LOOK_SECONDS,
    },
    async (jobs) => {
      for (const { singletonKey, retryCount, retryLimit } of jobs) {
        if (singletonKey === null) throw new Error('Work without a key')
        try {
          await run(world, singletonKey)
        } catch (error) {
          world.log.error({ err: error, work: name, attempt: retryCount + 1 }, 'work failed')
          if (retryCount >= retryLimit) await giveUp(world, singletonKey)
          throw error
        }
      }
    },
  )
}
