// What is promised when something breaks: script/faults [--short] [--rounds=10] [outages kills chips alone
// endings letters many silence rolling pooler load cluster]. Counts. The rounds of kills may be parted among
// several runs.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { alone } from './alone.ts'
import { cluster } from './cluster.ts'
import { endings } from './endings.ts'
import { chips, kills } from './kills.ts'
import { letters } from './letters.ts'
import { load } from './load.ts'
import { many } from './many.ts'
import { outages } from './outages.ts'
import { pooler } from './pooler.ts'
import { print } from './report.ts'
import type { Check } from './report.ts'
import { rolling } from './rolling.ts'
import { silence } from './silence.ts'

type Fault = (length: 'short' | 'whole', rounds: number | null) => Promise<Check[]>
const FAULTS: Record<string, Fault> = {
  outages,
  kills,
  chips,
  alone,
  endings,
  letters,
  many,
  silence,
  rolling,
  pooler,
  load,
  cluster,
}

const unknown = process.argv
  .slice(2)
  .filter((word) => !(word in FAULTS) && !/^--(?:short|rounds=\d+)$/.test(word))
if (unknown.length > 0) {
  console.error(
    `${unknown.join(', ')}: not known. Known are --short, --rounds=N and ${Object.keys(FAULTS).join(' ')}`,
  )
  process.exit(2)
}

const ROOT = path.join(import.meta.dirname, '../..')
// servers serve the built pages too, and do not start without them
execFileSync(process.execPath, ['script/prepare.ts', 'web'], { cwd: ROOT, stdio: 'inherit' })

const length = process.argv.includes('--short') ? 'short' : 'whole'
const rounds = /--rounds=(\d+)/.exec(process.argv.join(' '))?.[1]
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
let failed = 0
for (const [name, run] of Object.entries(FAULTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const checks = await run(length, rounds ? Number(rounds) : null)
  if (checks.length > 0) print(name, checks)
  failed += checks.filter(({ isGood }) => !isGood).length
}
console.log(`\n${failed} not as promised`)
process.exitCode = failed === 0 ? 0 : 1
