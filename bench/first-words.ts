import { randomUUID } from 'node:crypto'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'

// How long a person waits for Arion's first words, over HTTP, on a server of its own. Prints a table.
const RUNS = 20
const ROOT = path.join(import.meta.dirname, '..')
const PORT = 4391
const base = `http://127.0.0.1:${PORT}`
const dataDir = mkdtempSync('/tmp/astrarium-bench-')

const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => text.includes('is open at') && resolve())
    server.once('exit', () => reject(new Error('The server did not start')))
  })
  const first: number[] = []
  const whole: number[] = []
  // five Asks a day are free, so every five questions somebody new asks
  const questions = [
    'What should I focus on today?',
    'What is my purpose?',
    'What does the next month hold for me?',
    'Is this a good week to start something new?',
    'Why am I so tired?',
  ]
  for (let run = 0; run < RUNS; run += questions.length) {
    const cookie = await arrive()
    for (const message of questions) {
      const started = performance.now()
      const response = await fetch(`${base}/api/ask`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', cookie },
        body: JSON.stringify({ message, sendId: randomUUID() }),
      })
      const reader = response.body!.getReader()
      await reader.read()
      first.push(performance.now() - started)
      while (!(await reader.read()).done);
      whole.push(performance.now() - started)
    }
  }
  console.log(`Asks to the built-in guide, ${first.length} of them\n`)
  console.log('                 median      p95      max')
  for (const [name, times] of [
    ['first words', first],
    ['whole answer', whole],
  ] as const) {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (part: number) => `${sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(0)} ms`.padStart(8)
    console.log(`${name.padEnd(14)} ${at(0.5)} ${at(0.95)} ${at(1)}`)
  }
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(dataDir, { recursive: true, force: true })
}

async function arrive(): Promise<string> {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const post = (at: string, body: object, cookie = '') =>
    fetch(`${base}${at}`, { method: 'POST', headers: { 'Content-Type': 'application/json', cookie }, body: JSON.stringify(body) })
  const birth = {
    birthDate: '1926-04-21',
    birthTime: '02:40',
    birthPlace: 'London',
    birthLatitude: 51.5074,
    birthLongitude: -0.1278,
    timezone: 'Europe/London',
  }
  await post('/api/auth/sign-up', {
    name: 'Mara Lind',
    email,
    password: 'correct horse',
    termsAccepted: true,
    termsVersion: '2025-05-21',
    birth,
    currentTimeZone: 'Europe/London',
  })
  const list = await (await fetch(`${base}/dev/mail`)).text()
  const letter = await (await fetch(`${base}${list.match(/\/dev\/mail\/[\w-]+/)![0]}`)).text()
  const confirmed = await post('/api/auth/confirm-email', { token: letter.match(/#token=([\w-]+)/)![1] })
  const cookie = confirmed.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  await post('/api/chart', {}, cookie)
  return cookie
}
