import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { arrive } from './arrive.ts'

const ROOT = path.join(import.meta.dirname, '../..')

export interface House {
  /** as somebody who is signed in by that cookie */
  call(method: 'GET' | 'POST' | 'PATCH', path: string, cookie: string, body?: object): Promise<Response>
  /** Somebody new, confirmed and with a chart. Answers the cookie. */
  arrive(birth?: object): Promise<string>
  close(): Promise<void>
}

/**
 * A server of one's own, with an empty database, to be measured over HTTP. `address`: where people reach it,
 * where that is no number; from any other nobody is let to the payments.
 */
export async function openHouse(port: number, address = `http://127.0.0.1:${port}`): Promise<House> {
  // it serves the built pages too, and does not start without them
  execFileSync(process.execPath, ['script/prepare.ts', 'web'], { cwd: ROOT, stdio: 'inherit' })
  const dataDir = mkdtempSync('/tmp/astrarium-bench-')
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: address, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => text.includes('is open at') && resolve())
    server.once('exit', () => reject(new Error('The server did not start')))
  })
  const base = `http://127.0.0.1:${port}`
  const call: House['call'] = (method, at, cookie, body) =>
    fetch(`${base}${at}`, {
      method,
      headers: { 'Content-Type': 'application/json', cookie },
      ...(body && { body: JSON.stringify(body) }),
    })
  return {
    call,
    arrive: (birth) => arrive(base, birth),
    async close() {
      server.kill('SIGTERM')
      await new Promise((resolve) => server.once('exit', resolve))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
