import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { atMost, median, plain, shown } from './row.ts'
import type { Row } from './row.ts'

const CHILD = fileURLToPath(new URL('fresh-process.mjs', import.meta.url))
const RUNS = 5

interface Measured {
  /** ms from nothing to an open engine */
  loaded: number
  /** ms of a first search of five years, tables included */
  first: number
  /** MB of resident memory added by loading, and by all */
  loading: number
  whole: number
}

/**
 * Loading and memory, medians of five fresh processes. Node strips the types of TypeScript with a compiler of its own, which stays in
 * memory unless Node keeps what it compiled (NODE_COMPILE_CACHE): measured both ways, the engine's own cost being that with the cache.
 */
export function freshProcesses(): Row[] {
  const cache = mkdtempSync(join(tmpdir(), 'bench-sky-cache-'))
  try {
    const warm = { NODE_COMPILE_CACHE: cache }
    run(warm)
    const own = medians(Array.from({ length: RUNS }, () => run(warm)))
    const first = medians(Array.from({ length: RUNS }, () => run({ NODE_DISABLE_COMPILE_CACHE: '1' })))
    return [
      atMost('loading, from nothing to an open engine', own.loaded, 100, 'ms', 'Node keeps what it compiled'),
      plain('  with Node’s compiler of TypeScript at work', `${shown(first.loaded)} ms`),
      atMost('five years of transits to 12 points, table included', own.first, 400, 'ms', 'first search of a fresh process'),
      atMost('resident memory of engine and five years of tables', own.whole, 40, 'MB', `${shown(own.loading)} of it by loading`),
      plain('  with Node’s compiler of TypeScript in memory', `${shown(first.whole)} MB (${shown(first.loading)} of it by loading)`),
    ]
  } finally {
    rmSync(cache, { recursive: true })
  }
}

function run(extra: Record<string, string>): Measured {
  const { NODE_COMPILE_CACHE: _, NODE_OPTIONS: __, ...environment } = process.env
  return JSON.parse(execFileSync(process.execPath, [CHILD], { encoding: 'utf8', env: { ...environment, ...extra } })) as Measured
}

function medians(runs: readonly Measured[]): Measured {
  const of = (what: keyof Measured) => median(runs.map((one) => one[what]))
  return { loaded: of('loaded'), first: of('first'), loading: of('loading'), whole: of('whole') }
}
