import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SMTPServer } from 'smtp-server'
import { runCommand } from '../../../test/run-command.ts'
import { testApp } from '../../../test/test-app.ts'
import { listActs } from '../../platform/db/operator-acts.ts'
import { openJobs } from '../../platform/jobs/jobs.ts'
import type { RunningJobs } from '../../platform/jobs/jobs.ts'
import { openLog } from '../../platform/log.ts'
import type { Log } from '../../platform/log.ts'
import { writeLetter } from '../../platform/mail/letter.ts'
import { openMailer } from '../../platform/mail/mailer.ts'
import { countGivenUp } from '../../background-jobs.ts'
import { letterJobHandlers } from './jobs.ts'
import { tryAgain, undelivered } from './repository.ts'
import { countOverdueLetters } from './service/count-overdue-letters.ts'
import { postLetter } from './service/post-letter.ts'
import { queueUntoldLetters } from './service/queue-untold-letters.ts'
import { sendLetter } from './service/send-letter.ts'

const house = testApp()
const letter = writeLetter('mara@example.com', {
  subject: 'Confirm your email',
  heading: 'Welcome, Mara',
  paragraphs: ['One step is left.'],
  footnotes: [],
})
const lines: object[] = []
const smtp: {
  server: SMTPServer | null
  received: string[]
  refusal: Error | null
  senderRefusal: Error | null
} = { server: null, received: [], refusal: null, senderRefusal: null }
let sent: typeof house.context.mailer
let log: Log

/** A mail server of the test; on the same port again once it was away. */
async function mailServer(port = 0): Promise<number> {
  smtp.server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (_address, _session, done) => done(smtp.senderRefusal),
    onRcptTo: (_address, _session, done) => done(smtp.refusal),
    onData: (stream, _session, done) => {
      stream.on('data', (chunk: Buffer) => void smtp.received.push(chunk.toString()))
      stream.on('end', () => done())
    },
  })
  smtp.server.listen(port, '127.0.0.1')
  await once(smtp.server.server, 'listening')
  return (smtp.server.server.address() as AddressInfo).port
}
const noMailServer = () => new Promise<void>((done) => smtp.server!.close(() => done()))

let port = 0
beforeEach(async () => {
  port = await mailServer()
  smtp.received = []
  smtp.refusal = null
  smtp.senderRefusal = null
  lines.length = 0
  sent = house.context.mailer
  log = house.context.log
  house.context.log = {
    ...openLog('silent'),
    error: (fields: object, message: string) => void lines.push({ ...fields, message }),
  } as Log
  house.context.mailer = openMailer(
    { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'a@example.com' },
    null,
    house.context.log,
  )
  house.post.isHeld = true
  house.asked.length = 0
})
afterEach(async () => {
  await noMailServer()
  house.context.mailer = sent
  house.context.log = log
  house.post.isHeld = false
  await house.owner.query('delete from letters')
})

const rows = () => house.context.db.asJobs(undelivered)
const tryNow = async () => {
  const [row] = await rows()
  return sendLetter(house.context, row!.id).catch((error: unknown) => error)
}

describe('a letter that was promised', () => {
  it('is kept sealed until it has left, and then gone', async () => {
    await postLetter(house.context, letter)
    const { rows: kept } = await house.owner.query<{ row: string }>(
      `select to_jsonb(l)::text as row from letters l`,
    )
    expect(kept[0]!.row).not.toMatch(/mara|Welcome|Confirm/)
    await house.work()
    expect(smtp.received.join()).toContain('Confirm your email')
    expect(await rows()).toEqual([])
  })

  it('outlives a mail server that is away, and no word of it is logged', async () => {
    await noMailServer()
    await postLetter(house.context, letter)
    const error = await tryNow()
    expect(error).toMatchObject({ message: expect.stringContaining('ESOCKET') as string })
    expect(await rows()).toMatchObject([{ state: 'waiting', tries: 1 }])
    await mailServer(port)
    await house.work()
    expect(await rows()).toEqual([])
    expect(smtp.received.join()).toContain('One step is left.')
    expect(lines).toEqual([expect.objectContaining({ code: 'ESOCKET', message: 'letter not sent' })])
    expect(JSON.stringify([lines, String(error)])).not.toMatch(/mara|Mara|@|Confirm/)
  })

  it('outlives a server that dies before the queue was told', async () => {
    const { jobs } = house.context
    house.context.jobs = { ...jobs, send: () => Promise.reject(new Error('killed')) }
    await postLetter(house.context, letter)
    house.context.jobs = jobs
    await queueUntoldLetters(house.context)
    expect(house.asked).toEqual([])
    house.clock.now = new Date(house.clock.now.getTime() + 61_000)
    await queueUntoldLetters(house.context)
    await house.work()
    expect(smtp.received.join()).toContain('One step is left.')
  })

  it('outlives its queue, which a restore makes anew', async () => {
    await postLetter(house.context, letter)
    house.asked.length = 0
    const hours = async (more: number) => {
      house.clock.now = new Date(house.clock.now.getTime() + more * 3_600_000)
      await queueUntoldLetters(house.context)
    }
    await hours(13)
    expect(house.asked).toEqual([])
    await hours(4)
    expect(house.asked).toHaveLength(1)
    house.asked.length = 0
    expect(await house.context.db.asJobs(tryAgain)).toBe(1)
    await hours(0)
    await house.work()
    expect(smtp.received.join()).toContain('One step is left.')
  })

  it('is overdue after an hour', async () => {
    await postLetter(house.context, letter)
    expect(await countOverdueLetters(house.context)).toBe(0)
    house.clock.now = new Date(house.clock.now.getTime() + 3_601_000)
    expect(await countOverdueLetters(house.context)).toBe(1)
    expect((await house.visitor().call('GET', '/readyz/jobs')).body).toMatchObject({
      error: 'Overdue: 1 letters',
    })
  })

  it('to an address that is refused for good lies dead, and is tried again when the operator says so', async () => {
    smtp.refusal = Object.assign(new Error('No Mara Lind here: mara@example.com'), { responseCode: 550 })
    await postLetter(house.context, letter)
    await house.work()
    expect(await rows()).toMatchObject([{ state: 'dead', failure: 'EENVELOPE 550 RCPT TO' }])
    expect(JSON.stringify([lines, await rows()])).not.toMatch(/mara|@/i)
    expect(await countGivenUp(house.context)).toEqual({ letters: 1 })
    smtp.refusal = null
    expect(await house.context.db.asJobs(tryAgain)).toBe(1)
    house.clock.now = new Date(house.clock.now.getTime() + 61_000)
    await queueUntoldLetters(house.context)
    await house.work()
    expect(await rows()).toEqual([])
  })

  it('is shown to the operator where it lies dead, without whose it is, and tried again by one word', async () => {
    smtp.refusal = Object.assign(new Error('No Mara Lind here: mara@example.com'), { responseCode: 550 })
    await postLetter(house.context, letter)
    await house.work()
    const shown = runCommand(house, 'features/letter/command.ts')
    expect(shown.status).toBe(0)
    expect(shown.said).toMatch(/'dead'.* 1 .*'EENVELOPE 550 RCPT TO'/)
    const again = runCommand(house, 'features/letter/command.ts', '--again')
    expect(again.said).toMatch(/^1 letters are tried again\n.*'waiting'.* 0 /s)
    expect(`${shown.said}${again.said}`).not.toMatch(/mara|@|Confirm|Welcome/i)
    expect(await listActs(house.context.db, 1)).toMatchObject([{ what: 'letters tried again' }])
    smtp.refusal = null
    await queueUntoldLetters({ ...house.context, now: () => new Date(house.clock.now.getTime() + 61_000) })
    await house.work()
    expect(smtp.received.join()).toContain('One step is left.')
    expect(runCommand(house, 'features/letter/command.ts').said).toBe('No letter waits\n')
  }, 40_000)

  it('is tried again where the mail server refuses whoever sends it, which is no fault of its address', async () => {
    smtp.senderRefusal = Object.assign(new Error('Not from here'), { responseCode: 550 })
    await postLetter(house.context, letter)
    await tryNow()
    expect(await rows()).toMatchObject([{ state: 'waiting', failure: 'EENVELOPE 550 MAIL FROM' }])
    smtp.senderRefusal = null
    await house.work()
    expect(smtp.received.join()).toContain('One step is left.')
  })

  it('to nobody costs the same and goes nowhere', async () => {
    await postLetter(house.context, null)
    expect((await house.owner.query('select 1 from letters')).rowCount).toBe(1)
    await house.work()
    expect((await house.owner.query('select 1 from letters')).rowCount).toBe(0)
    expect(smtp.received).toEqual([])
  })

  it('goes with the account', async () => {
    house.context.mailer = sent
    house.post.isHeld = false
    const mara = await house.visitor().arrive()
    house.post.isHeld = true
    await mara.call('POST', '/api/account/erasure/code')
    expect(await rows()).toHaveLength(1)
    await mara.call('POST', '/api/account/erasure', { confirmation: mara.password, when: 'now' })
    expect(await rows()).toEqual([])
    expect(house.asked.filter(({ name }) => name === 'send-letter')).toEqual([])
  })
})

describe('the queue of letters', () => {
  const running: RunningJobs[] = []
  afterEach(async () => {
    for (const jobs of running.splice(0)) await jobs.stop()
  })

  it('brings a letter to a mail server that comes back, without anybody asking', async () => {
    await noMailServer()
    const jobs = openJobs(house.owner.options.connectionString!, house.context.log)
    running.push(jobs)
    const quick = letterJobHandlers.map((handler) => ({
      ...handler,
      wait: { firstSeconds: 1, longestSeconds: 1 },
    }))
    await jobs.start(house.context, [], quick)
    await postLetter({ ...house.context, jobs }, letter)
    await expect.poll(async () => (await rows())[0]?.tries).toBeGreaterThan(0)
    await mailServer(port)
    await expect.poll(rows, { timeout: 15_000 }).toEqual([])
    expect(smtp.received.join()).toContain('One step is left.')
  }, 40_000)
})
