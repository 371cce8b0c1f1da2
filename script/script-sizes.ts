import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export const DIST = 'apps/web/dist'

/** What a browser loads of script, in kilobytes of brotli. */
export interface ScriptSizes {
  /** what the shell names, and all that this imports: the same for every address */
  start: { files: Set<string>; kb: number }
  /** what stands around every page of the Sanctuary, beside the start */
  frame: { files: Set<string>; kb: number }
  /** what each page adds to both, the heaviest first */
  pages: { page: string; kb: number }[]
}

/** Of the pages as they are built. */
export function scriptSizes(): ScriptSizes {
  const shell = readFileSync(join(DIST, 'app.html'), 'utf8')
  const start = closure([...shell.matchAll(/\/assets\/[\w.-]+\.js\b/g)].map(([path]) => basename(path)))
  const frame = closure(assets('frame-*.js'))
  return {
    start: { files: start, kb: kilobytes([...start]) },
    frame: { files: frame, kb: kilobytes([...frame].filter((file) => !start.has(file))) },
    pages: lazyOf(start)
      .map((page) => ({
        page,
        kb: kilobytes([...closure([page])].filter((file) => !start.has(file) && !frame.has(file))),
      }))
      .toSorted((a, b) => b.kb - a.kb),
  }
}

/** The names of built files that fit. */
export function assets(pattern: string): string[] {
  return globSync(pattern, { cwd: join(DIST, 'assets') })
}

/** These files and all that they import at once. */
export function closure(files: string[]): Set<string> {
  const found = new Set<string>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    open.push(...importsOf(file))
  }
  return found
}

export function textOf(file: string): string {
  return readFileSync(join(DIST, 'assets', file), 'utf8')
}

function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.$~-]+\.js)["']/g)].map(
    ([, name = '']) => name,
  )
}

/** What these files load later, when it is wanted. */
function lazyOf(files: Set<string>): string[] {
  const names = [...files].flatMap((file) =>
    [...textOf(file).matchAll(/\bimport\(\s*["'`]\.\/([\w.$~-]+\.js)["'`]/g)].map(([, name = '']) => name),
  )
  return [...new Set(names)].filter((name) => !files.has(name))
}

function kilobytes(files: string[]): number {
  return files.reduce((sum, file) => sum + brotliCompressSync(textOf(file)).length / 1024, 0)
}
