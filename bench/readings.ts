// script/bench readings: what the three readings take, through the server and its database, and as Arion
// alone makes them, warm and cold
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { openSky } from '../packages/sky/src/index.ts'
import { openHouse } from './house/open-house.ts'
import type { House } from './house/open-house.ts'
import { askersOf, births } from './readings/births.ts'
import { KINDS } from './readings/kinds.ts'
import { atMost, median, plain, print, taken } from './sky/row.ts'
import type { Row } from './sky/row.ts'

const LIMITS = { insight: 100, foresight: 300, blueprint: 2000 }
const NAMES = {
  insight: 'daily insight',
  foresight: 'forecast of 5 years',
  blueprint: 'whole blueprint, 42 answers',
}
type Kind = keyof typeof LIMITS
const kinds = Object.keys(LIMITS) as Kind[]
const COLD_RUNS = 3

print(
  `Through the server, with PostgreSQL, over HTTP: ${births.length} people, one reading of each kind`,
  await throughTheServer(),
)
print(`Arion alone, warm: ${births.length} people after one that is not counted`, await alone())
print(`Arion alone, cold: the first reading of a fresh process, median of ${COLD_RUNS}`, cold())

async function throughTheServer(): Promise<Row[]> {
  const house = await openHouse(4110)
  try {
    const times: Record<Kind, number[]> = { insight: [], foresight: [], blueprint: [] }
    for (const birth of births) {
      const cookie = await house.arrive(birth)
      times.insight.push(
        await timed(() => accepted(house.call('POST', '/api/generate-daily-insight', cookie, {}))),
      )
      times.foresight.push(
        await timed(() =>
          accepted(house.call('POST', '/api/generate-foresight', cookie, { timeline: '5 Years' })),
        ),
      )
      times.blueprint.push(await timed(() => wholeBlueprint(house, cookie)))
    }
    return rows(times)
  } finally {
    await house.close()
  }
}

/** From the click until the job has written the last answer, looked for every 20 ms. */
async function wholeBlueprint(house: House, cookie: string): Promise<void> {
  await accepted(house.call('POST', '/api/generate-blueprint', cookie, {}))
  for (;;) {
    const { state } = (await (await accepted(house.call('GET', '/api/blueprint', cookie))).json()) as {
      state: string
    }
    if (state === 'whole') return
    if (state === 'failed') throw new Error('The blueprint failed')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function alone(): Promise<Row[]> {
  const sky = await openSky()
  const [first, ...others] = askersOf(sky)
  const at = new Date()
  const times: Record<Kind, number[]> = { insight: [], foresight: [], blueprint: [] }
  for (const kind of kinds) {
    KINDS[kind]!(sky, first!, at)
    for (const asker of others) times[kind].push(await timed(async () => KINDS[kind]!(sky, asker, at)))
  }
  return rows(times)
}

function cold(): Row[] {
  const file = fileURLToPath(new URL('./readings/fresh-process.ts', import.meta.url))
  return kinds.map((kind) => {
    const times = Array.from({ length: COLD_RUNS }, () =>
      Number(execFileSync(process.execPath, [file, kind], { encoding: 'utf8' })),
    )
    return plain(NAMES[kind], `${median(times).toFixed(0)} ms`)
  })
}

function rows(times: Record<Kind, number[]>): Row[] {
  return kinds.map((kind) => {
    const { value, note } = taken(times[kind])
    return atMost(
      NAMES[kind],
      value,
      LIMITS[kind],
      'ms',
      `${note}; first ${times[kind][0]!.toFixed(0)}, slowest ${Math.max(...times[kind]).toFixed(0)}`,
    )
  })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function accepted(answer: Promise<Response>): Promise<Response> {
  const response = await answer
  if (!response.ok) throw new Error(await response.text())
  return response
}
