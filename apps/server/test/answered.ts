import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Endpoint } from '@astrarium/contracts'
import { ENDPOINTS } from './endpoints.ts'

/** Which endpoints were answered in a run of the tests: a file for each, since files run side by side. */
export function openAnswered(): string {
  return mkdtempSync(path.join(tmpdir(), 'astrarium-answered-'))
}

export function noteAnswered(folder: string, endpoint: Endpoint): void {
  writeFileSync(path.join(folder, nameOf(endpoint)), '')
}

/** Those that no test had an answer of, and takes the notes away. */
export function closeAnswered(folder: string): string[] {
  const names = new Set(readdirSync(folder))
  rmSync(folder, { recursive: true })
  return ENDPOINTS.filter((endpoint) => !names.has(nameOf(endpoint))).map(
    ({ method, path: at }) => `${method} ${at}`,
  )
}

function nameOf({ method, path: at }: Endpoint): string {
  return encodeURIComponent(`${method} ${at}`)
}
