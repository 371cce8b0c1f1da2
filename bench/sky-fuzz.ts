// script/bench sky-fuzz [count] [seed]: random inputs to every function of the sky; exit status 1 when one
// does not come back well
import { fuzz } from '../packages/sky/src/fuzz/fuzz.ts'
import { openSky } from '../packages/sky/src/index.ts'

const [count, seed] = [Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 20_261_120)]
const sky = await openSky()
const began = performance.now()
const { answered, refused, faults } = fuzz(sky, count, seed)

console.log(`${count} inputs with seed ${seed} in ${((performance.now() - began) / 1000).toFixed(0)} s`)
console.log(`  answered with finite numbers throughout: ${answered}`)
for (const [code, times] of Object.entries(refused).toSorted(([, a], [, b]) => b - a))
  console.log(`  refused, ${code}: ${times}`)
console.log(
  `  crashes, numbers that are none, wrong ranges: ${faults.length}, target 0, ${faults.length === 0 ? 'reached' : 'NOT reached'}`,
)
for (const fault of faults.slice(0, 20)) console.log(`    ${fault}`)
process.exitCode = faults.length === 0 ? 0 : 1
