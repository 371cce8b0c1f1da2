import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConfigError } from './config-error.ts'
import { makeDataFolder } from './data-folder.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'astrarium-folder-'))
})
afterEach(() => rmSync(home, { recursive: true }))

describe('the data folder', () => {
  it('is made with all that leads to it, and may be made again', () => {
    makeDataFolder(path.join(home, 'a/b'))
    makeDataFolder(path.join(home, 'a/b'))
    expect(statSync(path.join(home, 'a/b')).mode & 0o777).toBe(0o711)
  })

  it.each(['file/below', 'file'])('is refused in one line where it cannot be: %s', (name) => {
    writeFileSync(path.join(home, 'file'), '')
    expect(() => makeDataFolder(path.join(home, name))).toThrow(ConfigError)
  })

  it('is refused, and not tried for ever, below a folder of the kernel', () => {
    expect(() => makeDataFolder('/proc/astrarium')).toThrow(/^DATA_DIR must be/)
  })
})
