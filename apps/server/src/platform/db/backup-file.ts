import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ConfigError } from '../config/config-error.ts'
import { knownMigrations } from './migrations.ts'

/** The first line of a backup. */
export interface BackupHead {
  format: 'astrarium-backup-1'
  at: string
  /** how many migrations had run: a restore runs the same */
  migrations: number
}

/** The last line: without it the backup broke off. */
export interface BackupEnd {
  rows: Record<string, number>
  /** SHA-256 of all lines before */
  sha256: string
}

/**
 * Reads all of a backup, and answers its first and its last line.
 * @throws {ConfigError} with one line, where it is no backup, is not whole, or is newer than this program
 */
export async function readEnds(file: string): Promise<{ head: BackupHead; end: BackupEnd }> {
  const hash = createHash('sha256')
  let [first, last] = ['', '']
  try {
    for await (const line of linesOf(file)) {
      if (first === '') first = line
      if (last !== '') hash.update(`${last}\n`)
      last = line
    }
  } catch (error) {
    // what was cut off, or never was compressed, says so in its first or last line
    if (!(error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw error
  }
  if (!first.includes('"astrarium-backup-1"')) throw new ConfigError(`${file} is no backup of Astrarium`)
  const head = JSON.parse(first) as BackupHead
  if (head.migrations > knownMigrations())
    throw new ConfigError(`${file} was made by a newer version of Astrarium: restore it with that one`)
  const end = last.startsWith('{"rows"') ? (JSON.parse(last) as BackupEnd) : null
  if (end?.sha256 !== hash.digest('hex'))
    throw new ConfigError(`${file} is not whole: it broke off, or was changed`)
  return { head, end }
}

/**
 * The lines of a backup. A line ends at \n alone: JSON leaves U+2028 and U+2029 in a name as they are, where
 * Node's own reader of lines would part it.
 */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8')
  let begun = ''
  for await (const piece of text as AsyncIterable<string>) {
    const lines = piece.split('\n')
    lines[0] = begun + lines[0]
    begun = lines.pop()!
    yield* lines
  }
  if (begun !== '') yield begun
}
