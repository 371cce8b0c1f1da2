// What a first visit to each route costs, on a simulated phone and on a desktop, beside the empty page of the
// same framework: script/bench routes [runs] [route…]. Writes docs/routes.md, each row as soon as it is
// known, and leaves those of other routes as they are. Wants a machine that does nothing else.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { openHouse } from './house/open-house.ts'
import { countAxe } from './routes/count-axe.ts'
import { EMPTY_PORT, openEmptyPage } from './routes/empty-page.ts'
import { installLighthouse } from './routes/lighthouse.ts'
import { measure } from './routes/measure.ts'
import { FORMS, nameOf, rowOf, rowsOf, tableOf } from './routes/table.ts'

const PORT = 4396
const ROUTES = ['/', '/login', '/sanctum', '/sanctum/ask', '/sanctum/circle', '/sanctum/foresight']
const PLACE = 'docs/routes.md'

const [runs = '5', ...named] = process.argv.slice(2)
const unknown = named.filter((route) => !ROUTES.includes(route))
if (unknown.length > 0)
  throw new Error(`No route of ours: ${unknown.join(' ')}. There are ${ROUTES.join(' ')}`)
const routes = named.length > 0 ? named : ROUTES
const rows = rowsOf(existsSync(PLACE) ? readFileSync(PLACE, 'utf8') : '')

installLighthouse()
const closeEmpty = await openEmptyPage()
const house = await openHouse(PORT)
try {
  const cookie = await arriveAndOpenGate()
  for (const route of [null, ...routes])
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
      writeFileSync(PLACE, tableOf([null, ...ROUTES], rows))
    }
} finally {
  await house.close()
  await closeEmpty()
}

/** Somebody for whom the gate of the day has opened. Answers the cookie. */
async function arriveAndOpenGate(): Promise<string> {
  const arrived = await house.arrive()
  const { forDate } = (await (await house.call('GET', '/api/daily-chart', arrived)).json()) as {
    forDate: string
  }
  await house.call('POST', '/api/generate-user-daily-chart', arrived, { forDate })
  return arrived
}
