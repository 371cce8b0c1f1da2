import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const BUILD = 'apps/web/dist/.stamp'

/** What a whole run has done of its parts. */
interface Measured {
  has: (name: string) => boolean
  /** @param found what is to be said of it at the end */
  add: (name: string, found?: readonly string[]) => void
  /** of all parts, those of earlier runs as well */
  found: () => string[]
  end: () => void
}

/** What this build has already, so that a run that was broken off goes on. */
export function openMeasured(run: string): Measured {
  const place = `.cache/${run}-measured.json`
  const build = readFileSync(BUILD, 'utf8')
  const before = existsSync(place)
    ? (JSON.parse(readFileSync(place, 'utf8')) as { build: string; parts: Record<string, string[]> })
    : null
  const parts = new Map(before?.build === build ? Object.entries(before.parts) : [])
  return {
    has: (name) => parts.has(name),
    add(name, found = []) {
      parts.set(name, [...found])
      mkdirSync('.cache', { recursive: true })
      writeFileSync(place, JSON.stringify({ build, parts: Object.fromEntries(parts) }))
    },
    found: () => [...parts.values()].flat(),
    end() {
      parts.clear()
      rmSync(place, { force: true })
    },
  }
}
