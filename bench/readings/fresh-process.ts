// node bench/readings/fresh-process.ts <kind>: milliseconds that the first reading of that kind takes in a
// process that has made nothing yet
import { openSky } from '../../packages/sky/src/index.ts'
import { askersOf } from './births.ts'
import { KINDS } from './kinds.ts'

const sky = await openSky()
const [asker] = askersOf(sky)
const started = performance.now()
KINDS[process.argv[2]!]!(sky, asker!, new Date())
console.log(performance.now() - started)
