// script/bench sky: how exact, how fast and how large the sky is on this machine, beside its peers, each line
// with its target
import { availableParallelism, cpus, loadavg } from 'node:os'
import { openSky } from '../packages/sky/src/index.ts'
import { exactness } from './sky/exactness.ts'
import { freshProcesses } from './sky/fresh-processes.ts'
import { openPeers } from './sky/peers.ts'
import { print } from './sky/row.ts'
import { chartTimes, searchTimes } from './sky/speed.ts'

const peers = await openPeers()
const sky = await openSky()
const load = () =>
  `load ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`
console.log(
  `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, ${load()}`,
)

print('Exactness, against golden/ (worst of all)', exactness(sky))
print('Speed (medians)', [...chartTimes(sky, peers), ...searchTimes(sky)])
print('Loading, searching and memory (medians of 5 fresh processes)', freshProcesses())
console.log(
  `\nAt the end: ${load()}. Times on a busy machine are longer; ratios are taken in turns and stay.`,
)
