import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { atMost, median, plain, shown, taken } from './row.ts'
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
  /** ms of the same search, again and again */
  again: number[]
}

/**
 * Loading and memory, medians of five fresh processes. Node strips the types of TypeScript with a compiler of
 * its own, which stays in memory unless Node keeps what it compiled (NODE_COMPILE_CACHE): measured both ways,
 * the engine's own cost being that with the cache.
 */
export function freshProcesses(): Row[] {
  const cache = mkdtempSync(join(tmpdir(), 'bench-sky-cache-'))
  try {
    const warm = { NODE_COMPILE_CACHE: cache }
    run(warm)
    const runs = Array.from({ length: RUNS }, () => run(warm))
    const own = medians(runs)
    const [loaded, search] = [taken(runs.map((one) => one.loaded)), taken(runs.map((one) => one.first))]
    const again = taken(runs.flatMap((one) => one.again))
    const first = medians(Array.from({ length: RUNS }, () => run({ NODE_DISABLE_COMPILE_CACHE: '1' })))
    return [
      atMost(
        'loading, from nothing to an open engine (Node keeps what it compiled)',
        loaded.value,
        100,
        'ms',
        loaded.note,
      ),
      plain('  with Node’s compiler of TypeScript at work', `${shown(first.loaded)} ms`),
      atMost(
        'five years of transits to 12 points, table included, fresh process',
        search.value,
        400,
        'ms',
        search.note,
      ),
      atMost('  once the table stands', again.value, 5, 'ms', again.note),
      atMost(
        'resident memory of engine and five years of tables',
        own.whole,
        40,
        'MB',
        `${shown(own.loading)} of it by loading`,
      ),
      plain(
        '  with Node’s compiler of TypeScript in memory',
        `${shown(first.whole)} MB (${shown(first.loading)} of it by loading)`,
      ),
    ]
  } finally {
    rmSync(cache, { recursive: true })
  }
}

function run(extra: Record<string, string>): Measured {
  const { NODE_COMPILE_CACHE: _, NODE_OPTIONS: __, ...environment } = process.env
  return JSON.parse(
    execFileSync(process.execPath, [CHILD], { encoding: 'utf8', env: { ...environment, ...extra } }),
  ) as Measured
}

function medians(runs: readonly Measured[]): Omit<Measured, 'again'> {
  const of = (what: Exclude<keyof Measured, 'again'>) => median(runs.map((one) => one[what]))
  return { loaded: of('loaded'), first: of('first'), loading: of('loading'), whole: of('whole') }
}
