// What a first visit to each route costs, on a simulated phone and on a desktop, beside the empty page of the
// same framework: script/bench routes [runs] [route…], or `changes` for what a change of pages takes. Writes
// docs/routes.md, each row as soon as it is known, and leaves those of other routes as they are. Wants a
// machine that does nothing else.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { openHouse } from './house/open-house.ts'
import { measureChange } from './routes/change.ts'
import { countAxe } from './routes/count-axe.ts'
import { EMPTY_PORT, openEmptyPage } from './routes/empty-page.ts'
import { installLighthouse } from './routes/lighthouse.ts'
import { measure } from './routes/measure.ts'
import { changesLine, changesOf, FORMS, nameOf, rowOf, rowsOf, tableOf } from './routes/table.ts'
import type { Form } from './routes/visit.ts'

const PORT = 4396
const ROUTES = ['/', '/login', '/sanctum', '/sanctum/ask', '/sanctum/circle', '/sanctum/foresight']
/** in place of a route: how long the way between pages is */
const CHANGES = 'changes'
const PLACE = 'docs/routes.md'

const [runs = '5', ...named] = process.argv.slice(2)
const unknown = named.filter((route) => ![...ROUTES, CHANGES].includes(route))
if (unknown.length > 0)
  throw new Error(`No route of ours: ${unknown.join(' ')}. There are ${[...ROUTES, CHANGES].join(' ')}`)
const routes = named.length > 0 ? ROUTES.filter((route) => named.includes(route)) : ROUTES
const before = existsSync(PLACE) ? readFileSync(PLACE, 'utf8') : ''
const rows = rowsOf(before)
let changes = changesOf(before)
const write = () => writeFileSync(PLACE, tableOf([null, ...ROUTES], rows, changes))

if (routes.length > 0) installLighthouse()
const closeEmpty = await openEmptyPage()
const house = await openHouse(PORT)
try {
  const cookie = await arriveAndOpenGate()
  if (named.length === 0 || named.includes(CHANGES)) {
    const of = (form: Form) => measureChange(`http://127.0.0.1:${PORT}`, form, cookie)
    changes = changesLine({ phone: await of('phone'), desktop: await of('desktop') })
    console.log(changes)
    write()
  }
  for (const route of routes.length > 0 ? [null, ...routes] : [])
    for (const form of FORMS) {
      const address = route === null ? `http://127.0.0.1:${EMPTY_PORT}/` : `http://127.0.0.1:${PORT}${route}`
      // the log-in signs out whoever is signed in
      const visit = { address, form, cookie: route?.startsWith('/sanctum') ? cookie : null }
      const figures = await measure(visit, Number(runs))
      const row = rowOf(route, form, {
        ...figures,
        runs: Number(runs),
        axe: route === null ? null : await countAxe(visit),
      })
      console.log(row, figures.faults.join(' '))
      rows.set(nameOf(row), row)
      write()
    }
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
