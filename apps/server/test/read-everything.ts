import { DEFAULT_CHART_SETTINGS } from '@astrarium/contracts'
import type { TestApp } from './open-test-app.ts'
import type { Person } from './person.ts'
import { addAnna } from './circle.ts'
import { leaveLetter } from './leave-letter.ts'
import { leaveSecurity } from './leave-security.ts'
import { leaveLinks } from './linked.ts'

/**
 * Has every reading made for the person: the day's insight, kept as a note too, a forecast, and the whole
 * blueprint; settings of charts, earlier birth details, a question asked back, a photo, somebody in the
 * Circle with a note, and somebody linked with it.
 */
export async function readEverything(house: TestApp, person: Person): Promise<void> {
  await person.call('PUT', '/api/chart/settings', { ...DEFAULT_CHART_SETTINGS, node: 'mean' })
  const { birth } = (await person.call('GET', '/api/profile')).body
  const { offset: _, ...stands } = birth
  await person.call('PUT', '/api/chart/birth', { ...stands, birthPlace: 'Where nobody was born' })
  await person.call('PUT', '/api/chart/birth', stands)
  const { insight } = (await person.call('POST', '/api/generate-daily-insight')).body
  for (const { status, body } of [
    await person.call('POST', `/api/daily-insights/${insight.id}/note`),
    await person.call('POST', '/api/generate-foresight', { timeline: '1 Week' }),
    await person.call('POST', '/api/generate-blueprint'),
    await addAnna(person),
    await person.call('PUT', '/api/profile/photo', { photo: DOT }),
    await person.call('POST', '/api/account/email', {
      newEmail: `new-${person.email}`,
      confirmation: person.password,
    }),
    await person.call('POST', '/api/account/export'),
    await person.call('POST', '/api/account/erasure', {
      confirmation: person.password,
      when: 'in_seven_days',
    }),
  ])
    if (status !== 200) throw new Error(`Not read: ${JSON.stringify(body)}`)
  const { members } = (await person.call('GET', '/api/circle/members')).body
  await person.call('POST', '/api/generate-circle-member-daily-insight', { circleMemberId: members[0].id })
  await person.call('POST', '/api/circle/notes', { circleMemberId: members[0].id, content: 'Met in May.' })
  await leaveLinks(house, person)
  await leaveLetter(house, person)
  await leaveSecurity(house, person)
  await person.ask('asdf qwer')
  await house.work()
}

/** a picture of one point */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
