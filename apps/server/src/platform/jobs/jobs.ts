import { PgBoss } from 'pg-boss'
import type { World } from '../world.ts'

/** Work that comes round by the clock: each run calls a verb, on one server of however many there are. */
export interface Schedule {
  name: string
  cron: string
  run(world: World): Promise<void>
}

export interface Jobs {
  stop(): Promise<void>
}

/** Durable and shared between servers; its tables live in a schema of their own. */
export async function startJobs(databaseUrl: string, world: World, schedules: readonly Schedule[]): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'jobs', max: 2 })
  boss.on('error', (error) => world.log.error({ err: error }, 'jobs'))
  await boss.start()
  for (const { name, cron, run } of schedules) {
    await boss.createQueue(name)
    await boss.schedule(name, cron)
    await boss.work(name, () => run(world))
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) }
}
