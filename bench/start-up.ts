// How long somebody waits who clones the repository and types one command, and how long the next time.
// script/bench start-up
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../script/free-port.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync('/tmp/astrarium-start-up-')
// readable for whoever PostgreSQL runs as
chmodSync(folder, 0o755)
const checkout = join(folder, 'astrarium')
// the PATH of somebody who has not been here before: without the Node that this command may have brought
const path = (process.env['PATH'] ?? '').split(':').filter((part) => !part.startsWith(root))
const port = await freePort()
const env = { ...process.env, PATH: path.join(':'), PORT: String(port) }

const rows: [string, string][] = []
try {
  rows.push(['git clone', seconds(() => run('git', ['clone', '--quiet', root, checkout], folder))])
  rows.push(['downloads (script/setup)', seconds(() => run(join(checkout, 'script/setup'), [], checkout))])
  const first = await startServer()
  rows.push(
    ['script/server: builds, makes a database, answers', first.answered],
    ['  stops after SIGTERM in', await first.stop()],
  )
  const again = await startServer()
  rows.push(
    ['script/server again: answers', again.answered],
    ['  stops after SIGTERM in', await again.stop()],
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

const width = Math.max(...rows.map(([name]) => name.length))
console.log(`\n${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`)
for (const [name, time] of rows) console.log(`${name.padEnd(width)}  ${time.padStart(8)}`)

/** Until /healthz and the front page have both answered. */
async function startServer(): Promise<{ answered: string; stop: () => Promise<string> }> {
  const started = performance.now()
  const server = spawn(join(checkout, 'script/server'), {
    cwd: checkout,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  for (const page of ['/healthz', '/']) {
    while (!(await answers(page))) {
      if (server.exitCode !== null) throw new Error(`script/server ended with ${server.exitCode}`)
      await pause(20)
    }
  }
  const answered = since(started)
  return {
    answered,
    async stop() {
      const asked = performance.now()
      server.kill('SIGTERM')
      await ended
      return since(asked)
    },
  }
}

async function answers(page: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${page}`)
    // read to its end, or the connection would stay open and hold up the stop
    await answer.text()
    return answer.status === 200
  } catch {
    return false
  }
}

function run(command: string, args: string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ended with ${status}`)
}

function seconds(act: () => void): string {
  const started = performance.now()
  act()
  return since(started)
}

function since(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}
