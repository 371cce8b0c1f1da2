import { randomUUID } from 'node:crypto'
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')

export interface House {
  /** as somebody who is signed in by that cookie */
  call(method: 'GET' | 'POST', path: string, cookie: string, body?: object): Promise<Response>
  /** Somebody new, confirmed and with a chart. Answers the cookie. */
  arrive(birth?: object): Promise<string>
  close(): Promise<void>
}

const LONDON_1926 = {
  birthDate: '1926-04-21',
  birthTime: '02:40',
  birthPlace: 'London',
  birthLatitude: 51.5074,
  birthLongitude: -0.1278,
  timezone: 'Europe/London',
}

/** A server of one's own, with an empty database, to be measured over HTTP. */
export async function openHouse(port: number): Promise<House> {
  // it serves the built pages too, and does not start without them
  execFileSync(process.execPath, ['script/prepare.ts', 'web'], { cwd: ROOT, stdio: 'inherit' })
  const dataDir = mkdtempSync('/tmp/astrarium-bench-')
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
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
    async arrive(birth = LONDON_1926) {
      const account = {
        name: 'Mara Lind',
        email: `${randomUUID().slice(0, 8)}@example.com`,
        password: 'correct horse',
      }
      const terms = { termsAccepted: true, termsVersion: '2025-05-21' }
      await call('POST', '/api/auth/sign-up', '', {
        ...account,
        ...terms,
        birth,
        currentTimeZone: 'Europe/London',
      })
      const list = await (await call('GET', '/dev/mail', '')).text()
      const letter = await (await call('GET', list.match(/\/dev\/mail\/[\w-]+/)![0], '')).text()
      const confirmed = await call('POST', '/api/auth/confirm-email', '', {
        token: letter.match(/#token=([\w-]+)/)![1]!,
        password: account.password,
      })
      const cookie = confirmed.headers
        .getSetCookie()
        .map((text) => text.split(';')[0])
        .join('; ')
      const chart = await call('POST', '/api/chart', cookie, {})
      if (!chart.ok) throw new Error(`No chart: ${await chart.text()}`)
      return cookie
    },
    async close() {
      server.kill('SIGTERM')
      await new Promise((resolve) => server.once('exit', resolve))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
