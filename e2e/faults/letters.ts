import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { AT_ONCE } from '../../apps/server/src/features/letter/limits.ts'
import { openHangingMailServer } from '../../apps/server/test/mail-server.ts'
import type { MailServer } from '../../apps/server/test/mail-server.ts'
import { LONDON_1926, PASSWORD } from '../../bench/house/arrive.ts'
import { startServer } from '../../bench/house/start-server.ts'
import type { ServerProcess } from '../../bench/house/start-server.ts'
import { openBreakableDatabase } from './database.ts'
import type { Check } from './report.ts'

/** Those beyond what a server hands over at a time wait in the queue. */
const HANDED_OR_WAITING = AT_ONCE + 2
/** Hands over at a time what it can, long before it is told that a mail server hangs. */
const HELD_WITHIN_MS = 15_000
/** What a dead server was doing is given up after two minutes, found within one more, and tried again. */
const ARRIVED_WITHIN_MS = 240_000

/** A server is killed with letters in the hands of a mail server that hangs; another is started. */
export async function letters(length: 'short' | 'whole'): Promise<Check[]> {
  if (length === 'short') return []
  const database = await openBreakableDatabase()
  const dataDir = mkdtempSync('/tmp/astrarium-faults-')
  const mail = await openHangingMailServer()
  const start = () => startServer({ DATABASE_URL: database.url, DATA_DIR: dataDir, SMTP_URL: mail.url })
  let server = await start()
  try {
    const promised: string[] = []
    while (promised.length < HANDED_OR_WAITING) promised.push(await signUp(server))
    await until(async () => mail.held() === AT_ONCE, HELD_WITHIN_MS)
    // of this one the queue may not know
    promised.push(await signUp(server))
    await server.end('SIGKILL')
    const held = mail.held()
    mail.answer()
    server = await start()
    const began = performance.now()
    const left = async () => (await database.query('select 1 from letters')).length
    await until(async () => (await left()) === 0, ARRIVED_WITHIN_MS)
    const arrivedAfter = Math.round(performance.now() - began)
    const lost = promised.filter((email) => !tokenOf(mail, email)).length
    const confirmed = (await Promise.all(promised.map((email) => confirm(server, mail, email)))).filter(
      Boolean,
    )
    return [
      {
        name: 'a server killed with letters to send',
        // where the mail server holds none, nothing was cut
        isGood: held === AT_ONCE && lost + (await left()) === 0 && confirmed.length === promised.length,
        figures: {
          promised: promised.length,
          'in hand at the kill': held,
          lost,
          'sent twice': mail.taken.length - (promised.length - lost),
          'all sent after (ms)': arrivedAfter,
          confirmed: confirmed.length,
        },
      },
    ]
  } finally {
    await server.end('SIGKILL')
    await mail.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Answers the address once a letter to it has been promised. */
async function signUp({ base }: ServerProcess): Promise<string> {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  const answer = await post(base, '/api/auth/sign-up', {
    name: 'Mara Lind',
    email,
    password: PASSWORD,
    termsAccepted: true,
    termsVersion: '2025-05-21',
    birth: LONDON_1926,
    currentTimeZone: 'Europe/London',
  })
  if (!answer.ok) throw new Error(`No sign-up: ${await answer.text()}`)
  return email
}

async function confirm({ base }: ServerProcess, mail: MailServer, email: string): Promise<boolean> {
  return (await post(base, '/api/auth/confirm-email', { token: tokenOf(mail, email), password: PASSWORD })).ok
}

function post(base: string, at: string, body: object): Promise<Response> {
  return fetch(`${base}${at}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

function tokenOf({ taken }: MailServer, email: string): string | undefined {
  return taken.find(({ to }) => to === email)?.text.match(/#token=([\w-]+)/)?.[1]
}

async function until(isSo: () => Promise<boolean>, mostMs: number): Promise<void> {
  for (const deadline = performance.now() + mostMs; !(await isSo()) && performance.now() < deadline;)
    await pause(50)
}
