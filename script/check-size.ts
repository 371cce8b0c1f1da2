// What a browser has to load before the app shows its first page stays within a budget; public pages need no
// script.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const DIST = 'apps/web/dist'
/** In brotli, as browsers get it: 110 are the most that the members' area may ever need. */
const START_BUDGET_KB = 108
/** For what stands around every page of the Sanctuary. */
const FRAME_BUDGET_KB = 18
/** For the heaviest page on top of the start and the frame: nobody waits longer than for this one. */
const PAGE_BUDGET_KB = 48

const shell = readFileSync(join(DIST, 'app.html'), 'utf8')
const start = closure([...shell.matchAll(/\/assets\/[\w.-]+\.js\b/g)].map(([path]) => basename(path)))
const startKb = kilobytes([...start])
// stands around every page of the Sanctuary, and comes once with the first of them
const frame = closure(globSync('frame-*.js', { cwd: join(DIST, 'assets') }))
const frameKb = kilobytes([...frame].filter((file) => !start.has(file)))
const isThere = (file: string) => start.has(file) || frame.has(file)
const pages = lazyOf(start)
  .map((page) => ({ page, kb: kilobytes([...closure([page])].filter((file) => !isThere(file))) }))
  .sort((a, b) => b.kb - a.kb)
const heaviest = pages[0]

const faults: string[] = []
if (start.size === 0) faults.push('The shell names no script: this check looks in the wrong place')
if (startKb > START_BUDGET_KB)
  faults.push(`The start needs ${startKb.toFixed(1)} KB of script, the budget is ${START_BUDGET_KB} KB`)
if (heaviest && heaviest.kb > PAGE_BUDGET_KB)
  faults.push(
    `${heaviest.page} adds ${heaviest.kb.toFixed(1)} KB, the budget of a page is ${PAGE_BUDGET_KB} KB`,
  )

if (frame.size === 0) faults.push('The Sanctuary has no frame: this check looks in the wrong place')
if (frameKb > FRAME_BUDGET_KB)
  faults.push(`The frame needs ${frameKb.toFixed(1)} KB of script, its budget is ${FRAME_BUDGET_KB} KB`)
const logIn = globSync('login-*.js', { cwd: join(DIST, 'assets') })
if (logIn.length === 0) faults.push('There is no page of the log-in: this check looks in the wrong place')
for (const page of logIn)
  if ([...closure([page])].some((file) => file.startsWith('frame-')))
    faults.push(`${page} waits for the frame of the Sanctuary`)

// an import of the words that a tool took as a whole brings every page's texts with it, and nobody sees it
for (const file of globSync('*.js', { cwd: join(DIST, 'assets') }))
  if (/\bsavedChats:\(\)=>/.test(textOf(file))) faults.push(`${file} carries the words of all pages`)

const publicPages = globSync('**/*.html', { cwd: DIST }).filter((page) => page !== 'app.html')
if (publicPages.length === 0) faults.push('There are no public pages: this check looks in the wrong place')
for (const page of publicPages)
  if (/<script\b|\son\w+=/i.test(readFileSync(join(DIST, page), 'utf8')))
    faults.push(`${page} carries a script`)

for (const fault of faults) console.error(fault)
console.log(
  `Start ${startKb.toFixed(1)} of ${START_BUDGET_KB} KB, frame ${frameKb.toFixed(1)} of ${FRAME_BUDGET_KB} KB, heaviest page ${heaviest ? `${heaviest.page} ${heaviest.kb.toFixed(1)} of ${PAGE_BUDGET_KB} KB` : 'none'} (brotli); ${publicPages.length} public pages`,
)
process.exit(faults.length === 0 ? 0 : 1)

/** These files and all that they import at once. */
function closure(files: string[]): Set<string> {
  const found = new Set<string>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    open.push(...importsOf(file))
  }
  return found
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

function textOf(file: string): string {
  return readFileSync(join(DIST, 'assets', file), 'utf8')
}
