// What a first visit to each route costs, on a simulated phone and on a desktop, beside the empty page of the
// same framework: script/bench routes [runs] [route…], or `changes` for what a change of pages takes. The six
// main routes are visited so many times in both forms, all others once on a phone. Writes docs/routes.md,
// each row as soon as it is known, and leaves those of other routes as they are. A whole run that was broken
// off goes on where it was. Wants a machine that does nothing else.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { scriptSizes } from '../script/script-sizes.ts'
import { arriveLongAgo } from './house/arrive-long-ago.ts'
import { openHouse } from './house/open-house.ts'
import { openMeasured } from './house/open-measured.ts'
import { addressOf, MAIN, OTHERS } from './routes/addresses.ts'
import { measureChange } from './routes/change.ts'
import { countAxe } from './routes/count-axe.ts'
import { EMPTY_PORT, openEmptyPage } from './routes/empty-page.ts'
import { installLighthouse } from './routes/lighthouse.ts'
import { measure } from './routes/measure.ts'
import { changesLine, changesOf, FORMS, headOf, nameOf, rowOf, rowsOf, tableOf } from './routes/table.ts'
import type { Form } from './routes/visit.ts'

const PORT = 4396
const ORIGIN = `http://127.0.0.1:${PORT}`
const ROUTES = [...MAIN, ...OTHERS]
/** in place of a route: how long the way between pages is */
const CHANGES = 'changes'
const PLACE = 'docs/routes.md'

const [runs = '5', ...named] = process.argv.slice(2)
const unknown = named.filter((route) => ![...ROUTES, CHANGES].includes(route))
if (unknown.length > 0)
  throw new Error(`No route of ours: ${unknown.join(' ')}. There are ${[...ROUTES, CHANGES].join(' ')}`)
const isWhole = named.length === 0
const routes = isWhole ? ROUTES : ROUTES.filter((route) => named.includes(route))
const before = existsSync(PLACE) ? readFileSync(PLACE, 'utf8') : ''
const rows = rowsOf(before)
let changes = changesOf(before)
const write = () => writeFileSync(PLACE, tableOf([null, ...ROUTES], rows, changes, sizes))

if (routes.length > 0) installLighthouse()
const closeEmpty = await openEmptyPage()
const house = await openHouse(PORT)
const sizes = scriptSizes()
const measured = openMeasured(isWhole ? 'routes' : null)
try {
  const newcomer = await arriveAndOpenGate()
  const known = routes.some((route) => OTHERS.includes(route)) ? await arriveLongAgo(house, ORIGIN) : newcomer
  const get = async (path: string) => (await house.call('GET', path, known)).json()
  if ((isWhole || named.includes(CHANGES)) && !measured.has(CHANGES)) {
    const of = (form: Form) => measureChange(ORIGIN, form, newcomer)
    changes = changesLine({ phone: await of('phone'), desktop: await of('desktop') })
    console.log(changes)
    write()
    measured.add(CHANGES)
  }
  for (const route of routes.length > 0 ? [null, ...routes] : []) {
    const isMain = route === null || MAIN.includes(route)
    for (const form of isMain ? FORMS : FORMS.slice(0, 1)) {
      if (measured.has(nameOf(headOf(route, form)))) continue
      const address =
        route === null ? `http://127.0.0.1:${EMPTY_PORT}/` : ORIGIN + (await addressOf(route, get))
      // the log-in signs out whoever is signed in
      const cookie = route?.startsWith('/sanctum') ? (isMain ? newcomer : known) : null
      const visit = { address, form, cookie }
      const times = isMain ? Number(runs) : 1
      const axe = route === null ? null : await countAxe(visit)
      const figures = await measure(visit, times)
      const row = rowOf(route, form, { ...figures, runs: times, axe })
      console.log(row, figures.faults.join(' '))
      rows.set(nameOf(row), row)
      write()
      measured.add(nameOf(row))
    }
  }
  measured.end()
} finally {
  await house.close()
  await closeEmpty()
}

/**
 * Somebody on an ordinary day, whom nothing asks over the page: welcomed, with the gate of the day open, and
 * asked whether they may be found. Answers the cookie.
 */
async function arriveAndOpenGate(): Promise<string> {
  const arrived = await house.arrive()
  const { forDate } = (await (await house.call('GET', '/api/daily-chart', arrived)).json()) as {
    forDate: string
  }
  await house.call('POST', '/api/generate-user-daily-chart', arrived, { forDate })
  await house.call('PATCH', '/api/profile', arrived, { hasSeenWelcomeModal: true, isFindable: false })
  return arrived
}
