import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const PLACE = '.cache/routes-measured.json'
const BUILD = 'apps/web/dist/.stamp'

/** Which rows this build has already, so that a run that was broken off goes on. */
export function openMeasured(): { has(name: string): boolean; add(name: string): void; end(): void } {
  const build = readFileSync(BUILD, 'utf8')
  const before = existsSync(PLACE)
    ? (JSON.parse(readFileSync(PLACE, 'utf8')) as { build: string; names: string[] })
    : null
  const names = new Set(before?.build === build ? before.names : [])
  return {
    has: (name) => names.has(name),
    add(name) {
      names.add(name)
      writeFileSync(PLACE, JSON.stringify({ build, names: [...names] }))
    },
    end: () => rmSync(PLACE, { force: true }),
  }
}
