import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const BUILD = 'apps/web/dist/.stamp'

/** What a whole run has done of its parts. */
interface Measured {
  has: (name: string) => boolean
  /** @param found what is to be said of it at the end */
  add: (name: string, found?: readonly string[]) => void
  /** of all parts, those of earlier runs as well */
  found: () => string[]
  /** all is done: the next run begins anew */
  end: () => void
}

/**
 * What this build has already, so that a whole run that was broken off goes on. One by name (`run` null)
 * begins with nothing, and leaves what a whole one has as it is.
 */
export function openMeasured(run: string | null, folder = '.'): Measured {
  const place = run && join(folder, '.cache', `${run}-measured.json`)
  const build = readFileSync(join(folder, BUILD), 'utf8')
  const before = place && existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Kept) : null
  const parts = new Map(before?.build === build ? Object.entries(before.parts) : [])
  return {
    has: (name) => parts.has(name),
    add(name, found = []) {
      parts.set(name, [...found])
      if (!place) return
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, JSON.stringify({ build, parts: Object.fromEntries(parts) } satisfies Kept))
    },
    found: () => [...parts.values()].flat(),
    end() {
      if (place) rmSync(place, { force: true })
    },
  }
}

interface Kept {
  build: string
  parts: Record<string, string[]>
}
