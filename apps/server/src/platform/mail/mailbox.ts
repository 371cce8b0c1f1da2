import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Letter } from './letter.ts'

/** Of whom nothing is to stay; without a name only what went to the address. */
export interface Addressee {
  email: string
  name?: string
}

export interface StoredLetter extends Letter {
  id: string
  at: string
}

/** The mail server's twin in development: letters as files in the data folder, read at `/dev/mail`. */
export interface Mailbox {
  put(letter: Letter): void
  /** all that went to this address, or is of whoever is called so */
  remove(of: Addressee): void
  /** newest first */
  list(): StoredLetter[]
  get(id: string): StoredLetter | null
}

const KEPT = 200

export function openMailbox(folder: string): Mailbox {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const names = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .toReversed()
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as StoredLetter
  return {
    put(letter) {
      const at = new Date().toISOString()
      const id = `${at.replace(/\D/g, '')}-${randomUUID().slice(0, 8)}`
      writeFileSync(path.join(folder, `${id}.json`), JSON.stringify({ ...letter, id, at }), { mode: 0o600 })
      for (const old of names().slice(KEPT)) rmSync(path.join(folder, old), { force: true })
    },
    remove({ email, name: called }) {
      for (const name of names()) {
        const { to, subject, text } = read(name)
        const isOfThem = called !== undefined && `${subject} ${text}`.includes(called)
        if (to === email || isOfThem) rmSync(path.join(folder, name), { force: true })
      }
    },
    list: () => names().map(read),
    get: (id) => (names().includes(`${id}.json`) ? read(`${id}.json`) : null),
  }
}
