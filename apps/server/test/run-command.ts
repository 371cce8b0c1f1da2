import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestApp } from './open-test-app.ts'

/** What an operator types, on the database of the test: `command` under src. */
export function runCommand(
  { owner }: TestApp,
  command: string,
  ...wish: string[]
): { status: number | null; said: string } {
  const file = path.join(import.meta.dirname, '../src', command)
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...wish], {
    env: { PATH: process.env.PATH, DATABASE_URL: owner.options.connectionString, DATA_DIR: tmpdir() },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}
