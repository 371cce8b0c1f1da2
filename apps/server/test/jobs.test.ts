import { afterEach, describe, expect, it } from 'vitest'
import { testApp } from './test-app.ts'
import { openListener } from '../src/platform/db/listener.ts'
import { openJobs } from '../src/platform/jobs/jobs.ts'
import type { RunningJobs, JobHandler } from '../src/platform/jobs/jobs.ts'

const house = testApp()

const running: RunningJobs[] = []
const listeners: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop()
  for (const listener of listeners.splice(0)) await listener.close()
})

/** A server that takes on one kind of work, on the database of the test. */
async function server(
  work: Pick<JobHandler, 'name' | 'run'> & Partial<JobHandler>,
  countedEverySeconds?: number,
): Promise<RunningJobs> {
  const jobs = openJobs(house.owner.options.connectionString!, house.context.log, countedEverySeconds)
  running.push(jobs)
  await jobs.start(house.context, [], [{ retries: 0, onGiveUp: async () => {}, ...work }])
  listeners.push(await openListener(house.owner.options.connectionString!, house.context, [jobs.hint]))
  return jobs
}

describe('work that somebody asks for', () => {
  it('is done once, whichever of two servers does it, and knows whose it is', async () => {
    const keys: string[] = []
    const done = Promise.withResolvers<void>()
    const run = async (_context: unknown, key: string) => {
      keys.push(key)
      if (keys.length === 2) done.resolve()
    }
    const [one, two] = [await server({ name: 'once', run }), await server({ name: 'once', run })]
    await one.send('once', 'anna')
    await two.send('once', 'ben')
    await done.promise
    expect(keys.toSorted()).toEqual(['anna', 'ben'])
  })

  it('that is under way when its server ends is handed back, for another one to try', async () => {
    const begun = Promise.withResolvers<void>()
    const run = () => {
      begun.resolve()
      return new Promise<void>(() => {})
    }
    const jobs = await server({ name: 'long', retries: 1, run })
    await jobs.send('long', 'anna')
    await begun.promise
    await jobs.stop()
    const { rows } = await house.owner.query(`select state from jobs.job where name = 'long'`)
    expect(rows).toEqual([{ state: 'retry' }])
  })

  it('asked for again while it waits, is still done once; asked for while it runs, once more', async () => {
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const keys: string[] = []
    const jobs = await server({
      name: 'waits',
      run: async (_context, key) => {
        keys.push(key)
        begun.resolve()
        await gate.promise
        if (key === 'last') end.resolve()
      },
    })
    await jobs.send('waits', 'anna')
    await begun.promise
    for (const key of ['anna', 'anna', 'anna', 'last']) await jobs.send('waits', key)
    gate.resolve()
    await end.promise
    expect(keys).toEqual(['anna', 'anna', 'last'])
  })

  it('is not held up by a run that a dead server never ended', async () => {
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const again = Promise.withResolvers<void>()
    let runs = 0
    const run = async () => {
      if (runs++ > 0) return again.resolve()
      begun.resolve()
      await gate.promise
    }
    const [one] = [await server({ name: 'held', run }), await server({ name: 'held', run })]
    await one.send('held', 'anna')
    await begun.promise
    await one.send('held', 'anna')
    await again.promise
    gate.resolve()
    expect(runs).toBe(2)
  })

  it('is counted: what runs, and what waits behind it', async () => {
    const begun = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    const run = () => {
      begun.resolve()
      return gate.promise
    }
    const jobs = await server({ name: 'counted', run }, 1)
    await jobs.send('counted', 'anna')
    await begun.promise
    for (const key of ['ben', 'cleo', 'cleo']) await jobs.send('counted', key)
    const lengths = async () => (await jobs.lengths()).find(({ name }) => name === 'counted')
    await expect.poll(lengths).toEqual({ name: 'counted', ready: 2, active: 1 })
    gate.resolve()
    await expect.poll(lengths).toEqual({ name: 'counted', ready: 0, active: 0 })
  }, 40_000)

  it('is tried again after a failure, and given up after the last', async () => {
    const tries: string[] = []
    const done = Promise.withResolvers<void>()
    const jobs = await server({
      name: 'fails',
      retries: 1,
      run: async (_context, key) => {
        tries.push(`run ${key}`)
        throw new Error('no')
      },
      onGiveUp: async (_context, key) => {
        tries.push(`give up ${key}`)
        done.resolve()
      },
    })
    await jobs.send('fails', 'anna')
    await done.promise
    expect(tries).toEqual(['run anna', 'run anna', 'give up anna'])
  })
})
