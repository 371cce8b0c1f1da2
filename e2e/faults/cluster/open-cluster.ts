import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../script/free-port.ts'
import { queriesAt } from '../database.ts'
import type { Database } from '../database.ts'
import type { Program, Programs } from './programs.ts'
import { haproxySettings, patroniSettings, pgbouncerSettings } from './settings.ts'

/** Three PostgreSQL under Patroni, with HAProxy and a pooler before them. */
export interface Cluster extends Database {
  /** past the pooler */
  directUrl: string
  /** Kills the primary's PostgreSQL, or its Patroni too, as a machine that is gone. */
  killPrimary(what: 'postgres' | 'machine'): Promise<void>
  /** Brings back what is gone, and waits until all three stand, one a synchronous standby. */
  mend(): Promise<void>
}

const LOGIN = 'astrarium'
const WHOLE_WITHIN_MS = 120_000

export async function openCluster(programs: Programs): Promise<Cluster> {
  const { root, postgresBin } = programs
  const folder = mkdtempSync(path.join(root, 'tmp/astrarium-cluster-'))
  const passwd = readFileSync(path.join(root, 'etc/passwd'), 'utf8')
  const [, , uid, gid] = /^postgres:.*$/m.exec(passwd)![0].split(':').map(Number)
  const own = (file: string) => chownSync(file, uid!, gid!)
  own(folder)
  const inside = `/${path.relative(root, folder)}`
  const write = (name: string, text: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, text, { mode: 0o600 })
    own(file)
    return `${inside}/${name}`
  }

  const [etcdPort, etcdPeerPort, primaryPort, poolerPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const [etcd, etcdPeer] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${etcdPeerPort}`]
  const running: Program[] = [
    programs.start('etcd', [
      `--data-dir=${inside}/etcd`,
      '--log-level=error',
      `--listen-client-urls=${etcd}`,
      `--advertise-client-urls=${etcd}`,
      `--listen-peer-urls=${etcdPeer}`,
      `--initial-advertise-peer-urls=${etcdPeer}`,
      `--initial-cluster=default=${etcdPeer}`,
    ]),
  ]
  const nodes = await Promise.all(
    ['node0', 'node1', 'node2'].map(async (name) => {
      const ports = { postgres: await freePort(), patroni: await freePort() }
      const settings = patroniSettings({ name, folder: inside, ports, etcdPort, postgresBin })
      const file = write(`${name}.yml`, settings)
      const start = () => programs.start('patroni', [file])
      return { name, ports, start, patroni: start() }
    }),
  )
  const haproxy = haproxySettings(
    primaryPort,
    nodes.map(({ ports }) => ports),
  )
  running.push(programs.start('haproxy', ['-db', '-f', write('haproxy.cfg', haproxy)]))
  const pooler = pgbouncerSettings(poolerPort, primaryPort, LOGIN)
  running.push(programs.start('pgbouncer', ['-q', write('pgbouncer.ini', pooler)]))

  /** what the nodes know of each other, asked of the first that answers */
  const members = async (): Promise<{ name: string; role: string; state: string }[]> => {
    for (const { ports } of nodes) {
      const answer = await fetch(`http://127.0.0.1:${ports.patroni}/cluster`).catch(() => null)
      if (answer?.ok) return ((await answer.json()) as { members: never[] }).members
    }
    return []
  }
  const postmaster = (name: string) =>
    Number.parseInt(readFileSync(path.join(folder, name, 'postmaster.pid'), 'utf8'), 10)
  const untilWhole = async () => {
    const deadline = performance.now() + WHOLE_WITHIN_MS
    for (;;) {
      const found = await members()
      const standing = found.filter(({ state }) => state === 'running' || state === 'streaming')
      const roles = standing.map(({ role }) => role)
      if (standing.length === 3 && roles.includes('leader') && roles.includes('sync_standby')) return
      if (performance.now() > deadline)
        throw new Error(
          `The cluster did not stand: ${JSON.stringify(found)} ${nodes.map(({ patroni }) => patroni.words()).join('\n')}`,
        )
      await pause(200)
    }
  }
  await untilWhole()

  const admin = queriesAt(`postgresql://postgres@127.0.0.1:${primaryPort}/postgres`)
  await admin(`create role ${LOGIN} login createrole`)
  await admin(`create database ${LOGIN} owner ${LOGIN}`)
  return {
    url: `postgresql://${LOGIN}@127.0.0.1:${poolerPort}/${LOGIN}`,
    directUrl: `postgresql://${LOGIN}@127.0.0.1:${primaryPort}/${LOGIN}`,
    // the login of the servers is held to the policies, who counts is not
    query: queriesAt(`postgresql://postgres@127.0.0.1:${primaryPort}/${LOGIN}`),

    async killPrimary(what) {
      const leader = (await members()).find(({ role }) => role === 'leader')!.name
      const node = nodes.find(({ name }) => name === leader)!
      const pid = postmaster(leader)
      if (what === 'machine') await node.patroni.end('SIGKILL')
      process.kill(pid, 'SIGKILL')
    },
    async mend() {
      for (const node of nodes) if (node.patroni.hasEnded()) node.patroni = node.start()
      await untilWhole()
    },
    async close() {
      for (const { patroni } of nodes) if (!patroni.hasEnded()) await patroni.end('SIGTERM')
      for (const program of running) await program.end('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
