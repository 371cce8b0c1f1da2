import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createInterface } from 'node:readline'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findBinaries } from './binaries.ts'
import { canRun, findHome } from './home.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'

// Real clusters on a real disk: one is made, the tests work on copies of it.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })
const base = mkdtempSync('/tmp/astrarium-embedded-')
const isRoot = process.getuid?.() === 0
const running: EmbeddedPostgres[] = []
const children: ChildProcess[] = []

beforeAll(async () => {
  chmodSync(base, 0o755)
  const made = await start(folder('made'))
  await query(made.url, 'create table diary (line int primary key); insert into diary values (1)')
  await made.stop()
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()))
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

describe('a start', () => {
  it('makes a new cluster that is safe by default', async () => {
    const { url } = await start(folder('new'))
    const [row] = await query(
      url,
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as listens, current_setting('password_encryption') as passwords,
              datcollate, datlocale, pg_encoding_to_char(encoding) as encoding, lower('ÄÖÞ') as lowered
       from pg_database where datname = current_database()`,
    )
    expect(row).toEqual({
      fsync: 'on',
      listens: '',
      passwords: 'scram-sha-256',
      datcollate: 'C',
      datlocale: 'C.UTF-8',
      encoding: 'UTF8',
      lowered: 'äöþ',
    })
  })

  it('finds the rows of the last one', async () => {
    const { url } = await start(copyOfMade('again'))
    expect(await linesOf(url)).toBe(1)
  })

  it('lets nobody in without the password, which only its owner can read', async () => {
    const dataDir = copyOfMade('secret')
    const { url } = await start(dataDir)
    await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      'password authentication failed',
    )
    const password = statSync(join(dataDir, 'postgres/password'))
    expect(password.mode & 0o777).toBe(0o600)
    expect(statSync(join(dataDir, 'postgres/socket')).mode & 0o777).toBe(0o700)
    expect(password.uid).not.toBe(0)
  })

  it('makes the cluster anew when the last start was killed while making it', async () => {
    const dataDir = folder('half')
    const { home } = findHome(dataDir)
    mkdirSync(join(home, 'cluster.half/base'), { recursive: true })
    writeFileSync(join(home, 'cluster.half/PG_VERSION'), '18\n')
    const { url } = await start(dataDir)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(existsSync(join(home, 'cluster.half'))).toBe(false)
  })

  it('puts the socket elsewhere when the path to the folder is too long for one', async () => {
    const dataDir = copyOfMade('long-'.repeat(20))
    const { url, stop } = await start(dataDir)
    const socket = new URL(url).searchParams.get('host') ?? ''
    expect(socket).toMatch(/^\/tmp\/astrarium-\w{6}$/)
    expect(await linesOf(url)).toBe(1)
    await stop()
    expect(existsSync(socket)).toBe(false)
  })

  it('names the version that made a cluster it cannot read', async () => {
    const dataDir = copyOfMade('older')
    writeFileSync(join(dataDir, 'postgres/cluster/PG_VERSION'), '16\n')
    await expect(start(dataDir)).rejects.toThrow(/made by PostgreSQL 16/)
  })

  it('does not begin anew in silence when the folder that the database lived in is gone', async () => {
    const dataDir = folder('gone')
    spawnSync('ln', ['-s', join(base, 'nowhere'), join(dataDir, 'postgres')])
    await expect(start(dataDir)).rejects.toThrow(/which is gone/)
  })
})

describe('one folder, one server', () => {
  it('refuses a second one in the same process until the first has stopped', async () => {
    const dataDir = copyOfMade('twice')
    const first = await start(dataDir)
    await expect(start(dataDir)).rejects.toThrow(/Another Astrarium .* is using the database/)
    await first.stop()
    const second = await start(dataDir)
    expect(await linesOf(second.url)).toBe(1)
  })

  it('refuses a second process and names the first and the folder', async () => {
    const dataDir = copyOfMade('two')
    const first = await startChild(dataDir, IDLE)
    await expect(start(dataDir)).rejects.toThrow(
      `Another Astrarium (process ${first.pid}) is using the database in ${realpathSync(join(dataDir, 'postgres'))}`,
    )
  })
})

describe('after a kill -9', () => {
  it('keeps every row that was committed, and leaves no PostgreSQL behind', async () => {
    const dataDir = copyOfMade('killed')
    const child = await startChild(dataDir, WRITE)
    let written = 1
    for await (const line of createInterface({ input: child.stdout! })) {
      written = Number(line)
      if (written === 200) child.kill('SIGKILL')
    }
    const { url } = await start(dataDir)
    expect(written).toBeGreaterThanOrEqual(200)
    expect(await linesOf(url)).toBeGreaterThanOrEqual(written)
  })

  it('ends PostgreSQL even when no other server is started', async () => {
    const dataDir = copyOfMade('alone')
    const child = await startChild(dataDir, IDLE)
    const pidFile = join(dataDir, 'postgres/cluster/postmaster.pid')
    expect(existsSync(pidFile)).toBe(true)
    child.kill('SIGKILL')
    await expect.poll(() => existsSync(pidFile), { timeout: 5000 }).toBe(false)
  })

  it('stops a PostgreSQL that still runs on the folder', async () => {
    const dataDir = copyOfMade('orphan')
    const { home, owner } = findHome(dataDir)
    const orphan = spawn(
      findBinaries(home, owner).postgres,
      ['-D', join(home, 'cluster'), '-c', 'listen_addresses=', '-c', `unix_socket_directories=${home}`],
      {
        ...(owner ? { uid: owner.uid, gid: owner.gid } : {}),
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    children.push(orphan)
    for await (const line of createInterface({ input: orphan.stderr }))
      if (line.includes('ready to accept')) break
    orphan.stderr.resume()

    const lines: string[] = []
    const { url } = await start(dataDir, (line) => lines.push(line))
    expect(await linesOf(url)).toBe(1)
    expect(lines).toContainEqual(expect.stringContaining(`process ${orphan.pid}`))
    expect(orphan.exitCode ?? orphan.signalCode).not.toBeNull()
  })

  it('is not held up by another process that was given the old number', async () => {
    const dataDir = copyOfMade('reused')
    writeFileSync(
      join(dataDir, 'postgres/cluster/postmaster.pid'),
      `${process.pid}\n${join(dataDir, 'postgres/cluster')}\n1\n5432\n\n\n\nready\n`,
    )
    const { url } = await start(dataDir)
    expect(await linesOf(url)).toBe(1)
  })
})

describe('while it runs', () => {
  it('says so when PostgreSQL ends by itself', async () => {
    const dataDir = copyOfMade('lost')
    const { lost } = await start(dataDir)
    process.kill(
      Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10),
      'SIGTERM',
    )
    await expect(lost).resolves.toMatch(/^PostgreSQL ended \(0\)/)
  })
})

describe.runIf(isRoot)('started by root', () => {
  it('moves the database out of a folder that no ordinary user can reach, and says where', async () => {
    const dataDir = join(folder('closed'), 'data')
    chmodSync(dirname(dataDir), 0o700)
    const lines: string[] = []
    const { url, stop } = await start(dataDir, (line) => lines.push(line))
    const home = realpathSync(join(dataDir, 'postgres'))
    try {
      expect(home).toMatch(/^\/var\/lib\/astrarium\//)
      expect(lstatSync(join(dataDir, 'postgres')).isSymbolicLink()).toBe(true)
      expect(lines[0]).toContain(home)
      expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    } finally {
      await stop()
      rmSync(home, { recursive: true })
    }
  })

  it('keeps the database in a data folder that is private to root, and leaves that unreadable for others', async () => {
    const dataDir = folder('private')
    chmodSync(dataDir, 0o700)
    const { home, isElsewhere } = findHome(dataDir)
    expect({ home, isElsewhere }).toEqual({ home: join(dataDir, 'postgres'), isElsewhere: false })
    expect(statSync(dataDir).mode & 0o777).toBe(0o710)
  })

  it('works for an ordinary user too, whose database root can start and give back', async (context) => {
    const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 }
    if (
      !canRun(nobody, process.execPath, [
        '-e',
        `require('fs').accessSync(${JSON.stringify(import.meta.filename)})`,
      ])
    )
      context.skip('this checkout is closed to others')
    const dataDir = folder('ordinary')
    chmodSync(dataDir, 0o777)
    const first = await startChild(dataDir, IDLE, nobody)
    first.kill('SIGTERM')
    await once(first, 'exit')
    const { url, stop } = await start(dataDir)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop()
    const second = await startChild(dataDir, IDLE, nobody)
    expect(second.exitCode).toBeNull()
  })
})

const START = `
  import { startEmbeddedPostgres } from './embedded-postgres.ts'
  import { Client } from 'pg'
  const postgres = await startEmbeddedPostgres({ dataDir: process.argv[1], log: () => {} })
  console.log('ready')
  process.on('SIGTERM', () => postgres.stop().then(() => process.exit()))`
const IDLE = `${START}
  setInterval(() => {}, 1e6)`
const WRITE = `${START}
  const client = new Client({ connectionString: postgres.url })
  client.on('error', () => {})
  await client.connect()
  for (let line = 2; ; line += 1) {
    await client.query('insert into diary values ($1)', [line])
    console.log(line)
  }`

async function startChild(
  dataDir: string,
  code: string,
  user: { uid?: number; gid?: number } = {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, dataDir], {
    ...user,
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await once(child.stdout, 'data')
  return child
}

async function start(
  dataDir: string,
  log: (line: string) => void = () => undefined,
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  running.push(postgres)
  return postgres
}

function folder(name: string): string {
  const path = join(base, name)
  mkdirSync(path, { mode: 0o755 })
  return path
}

function copyOfMade(name: string): string {
  spawnSync('cp', ['-Rp', join(base, 'made'), join(base, name)])
  return join(base, name)
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

async function linesOf(url: string): Promise<number> {
  const [row] = (await query(url, 'select count(*)::int as lines from diary')) as [{ lines: number }]
  return row.lines
}
