import type { TestApp } from './open-test-app.ts'
import type { Person } from './person.ts'

/**
 * Has every reading made for the person: the day's insight, kept as a note too, a forecast, and the whole
 * blueprint; and a question asked back.
 */
export async function readEverything(house: TestApp, person: Person): Promise<void> {
  const { insight } = (await person.call('POST', '/api/generate-daily-insight')).body
  for (const { status, body } of [
    await person.call('POST', `/api/daily-insights/${insight.id}/note`),
    await person.call('POST', '/api/generate-foresight', { timeline: '1 Week' }),
    await person.call('POST', '/api/generate-blueprint'),
  ])
    if (status !== 200) throw new Error(`Not read: ${JSON.stringify(body)}`)
  await person.ask('asdf qwer')
  await house.work()
}
