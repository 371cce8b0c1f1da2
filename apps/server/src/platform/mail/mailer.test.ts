import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import type { ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import { openLog } from '../log.ts'
import type { Log } from '../log.ts'
import { writeLetter } from './letter.ts'
import { openMailbox } from './mailbox.ts'
import { openMailer } from './mailer.ts'

const letter = writeLetter('mara@example.com', {
  subject: 'Confirm your email',
  heading: 'Welcome, <Mara>',
  paragraphs: ['One step is left.'],
  action: { label: 'Confirm my email', url: 'https://astrarium.example/email-confirmation#token=abc' },
  footnotes: ['Good for 7 days.'],
})

it('delivers a letter over SMTP, as HTML and as text', async () => {
  const received: Promise<ParsedMail>[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => void received.push(simpleParser(stream).finally(() => done())),
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo

  const mailer = openMailer(
    { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Astrarium <hello@astrarium.example>' },
    null,
    openLog('silent'),
  )
  await mailer.send(letter)
  const mail = await received[0]!
  server.close()

  expect(mail).toMatchObject({
    subject: 'Confirm your email',
    from: { text: '"Astrarium" <hello@astrarium.example>' },
  })
  expect(mail.text).toContain('Confirm my email:\nhttps://astrarium.example/email-confirmation#token=abc')
  expect(mail.html).toContain('href="https://astrarium.example/email-confirmation#token=abc"')
  expect(mail.html).toContain('Welcome, &#60;Mara&#62;')
})

it('tells when a letter could not be handed over', async () => {
  const mailer = openMailer(
    { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'a@example.com' },
    null,
    openLog('silent'),
  )
  await expect(mailer.send(letter)).rejects.toThrow(/ECONNREFUSED/)
})

describe('when the mail server is away', () => {
  it('says so beforehand, and logs no address and no name', async () => {
    const lines: object[] = []
    const log = {
      ...openLog('silent'),
      error: (fields: object, message: string) => void lines.push({ ...fields, message }),
    } as Log
    const mailer = openMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'a@example.com' }, null, log)
    await expect(mailer.check()).rejects.toMatchObject({ code: 'mail_not_sent' })
    expect(lines.map((line) => 'message' in line && line.message)).toEqual(['mail server does not answer'])
    expect(lines).toContainEqual(expect.objectContaining({ code: 'ESOCKET' }))
    expect(JSON.stringify(lines)).not.toMatch(/mara|Mara|@|Confirm/)
  })
})

it('keeps letters in the mailbox of development, the newest first, and finds no other file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'astrarium-mail-'))
  const mailbox = openMailbox(folder)
  mailbox.put(letter)
  expect(mailbox.list()).toMatchObject([{ to: 'mara@example.com', subject: 'Confirm your email' }])
  expect(mailbox.get(mailbox.list()[0]!.id)?.text).toBe(letter.text)
  expect(mailbox.get('../keys')).toBeNull()
  rmSync(folder, { recursive: true })
})
