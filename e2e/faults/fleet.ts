import { mkdtempSync, rmSync } from 'node:fs'
import { arrive } from '../../bench/house/arrive.ts'
import { openBalancer } from './balancer.ts'
import type { Balancer } from './balancer.ts'
import { letAskFreely } from './books.ts'
import type { Database } from './database.ts'
import { untilSteady } from './reader.ts'
import { startServer } from '../../bench/house/start-server.ts'
import type { ServerProcess } from '../../bench/house/start-server.ts'
import { openSlowModel } from './slow-model.ts'

/** Three servers on one database, with what stands before them and people who have Asks to spare. */
export interface Fleet<Base extends Database> {
  database: Base
  balancer: Balancer
  servers: ServerProcess[]
  /** under which the database knows them */
  serverIds: string[]
  /** their cookies */
  people: string[]
  /** Puts a new server in the place of one that has ended. */
  replace(place: number): Promise<void>
  close(): Promise<void>
}

/** @param answerMs how long an answer takes; null: the built-in voice answers */
export async function openFleet<Base extends Database>(
  people: number,
  answerMs: number | null,
  openDatabase: () => Promise<Base>,
): Promise<Fleet<Base>> {
  const database = await openDatabase()
  const dataDir = mkdtempSync('/tmp/astrarium-faults-')
  const model = answerMs === null ? null : await openSlowModel(answerMs)
  const balancer = await openBalancer()
  const ids = new Set<string>()
  const start = async () => {
    const server = await startServer({
      DATABASE_URL: database.url,
      ...(database.directUrl && { DATABASE_DIRECT_URL: database.directUrl }),
      DATA_DIR: dataDir,
      DRAIN_SECONDS: '5',
      ...model?.settings,
    })
    balancer.targets.add(server.base)
    const known = await database.query<{ id: string }>('select id from servers')
    const id = known.map((one) => one.id).find((one) => !ids.has(one))!
    ids.add(id)
    return { server, id }
  }
  const started = [await start(), await start(), await start()]
  const servers = started.map(({ server }) => server)
  const serverIds = started.map(({ id }) => id)
  const cookies: string[] = []
  for (let place = 0; place < people; place++) cookies.push(await arrive(servers[0]!.base))
  await letAskFreely(database)
  for (const { base } of servers) await untilSteady(base, cookies[0]!)
  return {
    database,
    balancer,
    servers,
    serverIds,
    people: cookies,
    async replace(place) {
      balancer.targets.delete(servers[place]!.base)
      const { server, id } = await start()
      servers[place] = server
      serverIds[place] = id
    },
    async close() {
      await balancer.close()
      model?.close()
      await Promise.all(servers.map((server) => server.end('SIGKILL')))
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
