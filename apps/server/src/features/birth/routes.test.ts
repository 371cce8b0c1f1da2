import { expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()

it('a place is found by the letters typed so far, with all that a chart needs of it', async () => {
  expect((await house.visitor().call('GET', '/api/places?q=Lond')).body).toEqual([
    {
      formatted: 'London, England, United Kingdom',
      city: 'London',
      state: 'England',
      country: 'United Kingdom',
      latitude: 51.5074,
      longitude: -0.1278,
      timezone: 'Europe/London',
    },
  ])
})

it('the zone of free coordinates is told to everybody', async () => {
  const { body } = await house.visitor().call('POST', '/api/time/zone-at', { latitude: 51.5, longitude: 0 })
  expect(body).toEqual({ timezone: 'Europe/London' })
})

it('of an hour that never was, the clocks before it stand in winter and those after it in summer', async () => {
  const { body } = await house.visitor().call('POST', '/api/time/resolve', {
    timezone: 'Europe/Berlin',
    birthDate: '2020-03-29',
    birthTime: '02:30',
  })
  expect(body).toEqual({
    kind: 'skipped',
    offsets: [
      { seconds: 3600, label: 'UTC+01:00', isSummerTime: false },
      { seconds: 7200, label: 'UTC+02:00', isSummerTime: true },
    ],
  })
})
