// Who imports whom, held against the rules in dependency-cruiser.mjs.
import { cruise } from './cruise.ts'

const { breaches, moduleCount } = cruise('.', ['packages', 'apps', 'e2e', 'bench', 'script'])
for (const { rule, from, to } of breaches) console.error(`${rule}: ${from} → ${to}`)
console.log(`${moduleCount} modules checked, breaches: ${breaches.length}`)

// The tool passes over files that it cannot read, without a word; boundaries.test.ts shows that it reads
// ours.
const NO_FEWER_THAN = 200
if (moduleCount < NO_FEWER_THAN)
  console.error(`Only ${moduleCount} modules were found: something is wrong with the tool`)
process.exit(breaches.length === 0 && moduleCount >= NO_FEWER_THAN ? 0 : 1)
