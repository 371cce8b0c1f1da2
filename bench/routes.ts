// What a first visit to each route costs, on a simulated phone and on a desktop, beside the empty page of the
// same framework: script/bench routes [runs]. Writes docs/routes.md. Wants a machine that does nothing else.
import { writeFileSync } from 'node:fs'
import { openHouse } from './house/open-house.ts'
import { countAxe } from './routes/count-axe.ts'
import { EMPTY_PORT, openEmptyPage } from './routes/empty-page.ts'
import { installLighthouse } from './routes/lighthouse.ts'
import { measure } from './routes/measure.ts'
import { FORMS, rowOf, tableOf } from './routes/table.ts'

const PORT = 4396
const ROUTES = ['/', '/login', '/sanctum', '/sanctum/ask', '/sanctum/circle', '/sanctum/foresight']
const PLACE = 'docs/routes.md'

const runs = Number(process.argv[2] ?? 5)
installLighthouse()
const closeEmpty = await openEmptyPage()
const house = await openHouse(PORT)
try {
  const cookie = await arriveAndOpenGate()
  const rows: string[] = []
  for (const route of [null, ...ROUTES])
    for (const form of FORMS) {
      const address = route === null ? `http://127.0.0.1:${EMPTY_PORT}/` : `http://127.0.0.1:${PORT}${route}`
      // the log-in signs out whoever is signed in
      const visit = { address, form, cookie: route?.startsWith('/sanctum') ? cookie : null }
      const figures = await measure(visit, runs)
      rows.push(rowOf(route, form, { ...figures, axe: route === null ? null : await countAxe(visit) }))
      console.log(rows.at(-1), figures.faults.join(' '))
    }
  writeFileSync(PLACE, tableOf(rows, runs))
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
