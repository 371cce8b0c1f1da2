// Who imports whom, held against the rules in dependency-cruiser.mjs; and no circle of rooms on any level.
import { cruise } from './cruise.ts'
import { importCircles } from './import-circles.ts'
import { isTest } from './is-test.ts'

const { breaches, imports, moduleCount } = cruise('.', ['packages', 'apps', 'e2e', 'bench', 'script'])
for (const { rule, from, to } of breaches) console.error(`${rule}: ${from} → ${to}`)
const circles = importCircles(
  imports
    .filter(({ from }) => !isTest(from))
    .map(({ from, to }) => ({ from: inItsRoom(from), to: inItsRoom(to) })),
)
for (const circle of circles) console.error(`These lean on each other: ${circle.join(', ')}`)
console.log(`${moduleCount} modules checked, breaches: ${breaches.length}, circles: ${circles.length}`)

// The tool passes over files that it cannot read, without a word; boundaries.test.ts shows that it reads
// ours.
const NO_FEWER_THAN = 200
if (moduleCount < NO_FEWER_THAN)
  console.error(`Only ${moduleCount} modules were found: something is wrong with the tool`)
process.exit(breaches.length + circles.length === 0 && moduleCount >= NO_FEWER_THAN ? 0 : 1)

/** The row of a kind of answer stands beside its plan, and belongs to the reading of questions. */
function inItsRoom(path: string): string {
  return path.replace(/\/kinds\/((?:index|kind|asked-for|[^/]+\/row)\.ts)$/, '/question/kinds/$1')
}
