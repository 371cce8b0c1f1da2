import { existsSync, readFileSync } from 'node:fs'

interface Entry {
  version?: string
  integrity?: string
  optional?: boolean
  /** the programs it brings, linked into node_modules/.bin */
  bin?: Record<string, string>
}

/**
 * Whether node_modules holds what package-lock.json says. npm writes down what it installed, as its last act,
 * so a broken-off installation has no such record; that each folder is there is looked at too.
 */
export function isInstalled(): boolean {
  const wanted = entriesOf('package-lock.json')
  const there = entriesOf('node_modules/.package-lock.json')
  if (!wanted || !there) return false
  return Object.entries(wanted).every(([path, { version, integrity, optional, bin }]) => {
    if (path === '') return true
    const found = there[path]
    // Optional packages are those of other systems; npm leaves them out.
    if (!found) return optional === true
    const isSame =
      found.version === version &&
      found.integrity === integrity &&
      JSON.stringify(found.bin) === JSON.stringify(bin)
    return isSame && existsSync(path)
  })
}

function entriesOf(lockFile: string): Record<string, Entry> | undefined {
  if (!existsSync(lockFile)) return undefined
  return (JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Entry> }).packages
}
