import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ConfigError } from '../config/config-error.ts'
import { readOrMakeKeys } from './keys-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'astrarium-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('makes the key once, for its owner alone', () => {
  const first = readOrMakeKeys(folder, null)
  expect(readOrMakeKeys(folder, null)).toEqual(first)
  expect(statSync(path.join(folder, 'keys.json')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['keys.json'])
})

it('makes none where another one sealed what is there', () => {
  expect(() => readOrMakeKeys(folder, 'ENCRYPTION_KEYS')).toThrow(ConfigError)
  expect(readdirSync(folder)).toEqual([])
})
