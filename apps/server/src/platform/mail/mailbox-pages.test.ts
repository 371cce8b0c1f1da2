import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, it } from 'vitest'
import { writeLetter } from './letter.ts'
import { mailboxPages } from './mailbox-pages.ts'
import { openMailbox } from './mailbox.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'astrarium-mail-'))
afterAll(() => rmSync(folder, { recursive: true }))

const mailbox = openMailbox(folder)
mailbox.put(
  writeLetter('mara@example.com', { subject: 'A link', heading: 'Hello', paragraphs: [], footnotes: [] }),
)
const app = new Hono()
mailboxPages(app, mailbox, 'https://astrarium.test')
const paths = ['/dev/mail', `/dev/mail/${mailbox.list()[0]!.id}`, `/dev/mail/${mailbox.list()[0]!.id}/html`]

it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'https://astrarium.test'])(
  'opens under %s',
  async (origin) => {
    for (const at of paths) expect((await app.request(origin + at)).status).toBe(200)
  },
)

it.each(['http://evil.example:3000', 'http://127.0.0.1.evil.example'])(
  'is not there under %s, a name made to point here',
  async (origin) => {
    for (const at of paths) expect((await app.request(origin + at)).status).toBe(404)
  },
)
