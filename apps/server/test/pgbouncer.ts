import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, constants, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../script/free-port.ts'

/** A pooler in front of a PostgreSQL of one's own. */
export interface Pgbouncer {
  /** the same database through it */
  through(url: string): string
  stop(): Promise<void>
}

/** Debian's place for it is on no ordinary person's path. */
export function findPgbouncer(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin']
  return folders.map((folder) => path.join(folder, 'pgbouncer')).find(isProgram) ?? null
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * It knows no parameters of a start, and gives each connection to somebody else after every transaction, or
 * after the session of who has it. It tries a database that was away every second, and not every 15.
 */
export async function startPgbouncer(
  program: string,
  postgresUrl: string,
  mode: 'transaction' | 'session' = 'transaction',
): Promise<Pgbouncer> {
  const { username, password, port, searchParams } = new URL(postgresUrl)
  const socketFolder = searchParams.get('host')!
  // it refuses to be root: whoever runs PostgreSQL runs it then
  const { uid, gid } = statSync(socketFolder)
  const owner = process.getuid?.() === 0 ? { uid, gid } : null
  const listenPort = await freePort()
  const folder = mkdtempSync('/tmp/astrarium-pgbouncer-')
  const file = path.join(folder, 'pgbouncer.ini')
  const settings = `[databases]
* = host=${socketFolder} port=${port || 5432} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
max_client_conn = 500
default_pool_size = 6
server_idle_timeout = 5
server_login_retry = 1
`
  writeFileSync(file, settings, { mode: 0o600 })
  if (owner) for (const one of [folder, file]) chownSync(one, owner.uid, owner.gid)
  const child = spawn(program, ['-q', file], { ...owner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  const said: string[] = []
  child.stderr.on('data', (text: Buffer) => said.push(text.toString()))
  const ended = once(child, 'exit')
  while (!(await isOpen(listenPort))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer did not start: ${said.join('')}`)
    await pause(20)
  }
  return {
    through(url) {
      const { pathname } = new URL(url)
      return `postgresql://${username}@127.0.0.1:${listenPort}${pathname}`
    },
    async stop() {
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
