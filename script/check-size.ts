// What a browser has to load before the app shows its first page stays within a budget; public pages need no
// script.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assets, closure, DIST, scriptSizes, textOf } from './script-sizes.ts'

/** In brotli, as browsers get it: 110 are the most that the members' area may ever need. */
const START_BUDGET_KB = 108
/** For what stands around every page of the Sanctuary. */
const FRAME_BUDGET_KB = 18
/** For the heaviest page on top of the start and the frame: nobody waits longer than for this one. */
const PAGE_BUDGET_KB = 48

const { start, frame, pages } = scriptSizes()
const heaviest = pages[0]

const faults: string[] = []
if (start.files.size === 0) faults.push('The shell names no script: this check looks in the wrong place')
if (start.kb > START_BUDGET_KB)
  faults.push(`The start needs ${start.kb.toFixed(1)} KB of script, the budget is ${START_BUDGET_KB} KB`)
if (heaviest && heaviest.kb > PAGE_BUDGET_KB)
  faults.push(
    `${heaviest.page} adds ${heaviest.kb.toFixed(1)} KB, the budget of a page is ${PAGE_BUDGET_KB} KB`,
  )

if (frame.files.size === 0) faults.push('The Sanctuary has no frame: this check looks in the wrong place')
if (frame.kb > FRAME_BUDGET_KB)
  faults.push(`The frame needs ${frame.kb.toFixed(1)} KB of script, its budget is ${FRAME_BUDGET_KB} KB`)
const logIn = assets('login-*.js')
if (logIn.length === 0) faults.push('There is no page of the log-in: this check looks in the wrong place')
for (const page of logIn)
  if ([...closure([page])].some((file) => file.startsWith('frame-')))
    faults.push(`${page} waits for the frame of the Sanctuary`)

// an import of the words that a tool took as a whole brings every page's texts with it, and nobody sees it
for (const file of assets('*.js'))
  if (/\bsavedChats:\(\)=>/.test(textOf(file))) faults.push(`${file} carries the words of all pages`)

const publicPages = globSync('**/*.html', { cwd: DIST }).filter((page) => page !== 'app.html')
if (publicPages.length === 0) faults.push('There are no public pages: this check looks in the wrong place')
for (const page of publicPages)
  if (/<script\b|\son\w+=/i.test(readFileSync(join(DIST, page), 'utf8')))
    faults.push(`${page} carries a script`)

for (const fault of faults) console.error(fault)
console.log(
  `Start ${start.kb.toFixed(1)} of ${START_BUDGET_KB} KB, frame ${frame.kb.toFixed(1)} of ${FRAME_BUDGET_KB} KB, heaviest page ${heaviest ? `${heaviest.page} ${heaviest.kb.toFixed(1)} of ${PAGE_BUDGET_KB} KB` : 'none'} (brotli); ${publicPages.length} public pages`,
)
process.exit(faults.length === 0 ? 0 : 1)
