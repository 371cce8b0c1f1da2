import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Build {
  name: string
  /** Files and folders whose contents decide. */
  inputs: string[]
  /** Where the hash of those contents is kept after a build that went well. */
  stamp: string
  command: string[]
}

export function isBuilt(build: Build): boolean {
  return existsSync(build.stamp) && readFileSync(build.stamp, 'utf8') === hashOf(build.inputs)
}

/** Answers the hash of what is about to be built: a change made while the build runs makes the next one. */
export function markStale(build: Build): string {
  rmSync(build.stamp, { force: true })
  return hashOf(build.inputs)
}

export function markBuilt(build: Build, hash: string): void {
  mkdirSync(dirname(build.stamp), { recursive: true })
  writeFileSync(build.stamp, hash)
}

function hashOf(inputs: string[]): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesIn))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !isNoSource(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]))
}

const isNoSource = (name: string) => /^\.|^(node_modules|dist|golden)$|\.(test|gen)\./.test(name)
