import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { people } from '../../../evals/people.ts'
import { moonToday } from './moon-today.ts'

const sky = await openSky()
const at = new Date('2026-11-22T09:05:00Z')
const rome = { chart: null, timeZone: 'Europe/Rome' }

describe('the Moon of a day', () => {
  it('changes her sign when the almanac says, and is void until then', () => {
    const day = moonToday(sky, rome, at)
    expect(day.stays.map(({ sign, from }) => [sign, from.toISOString().slice(0, 16)])).toEqual([
      ['Aries', '2026-11-21T23:00'],
      ['Taurus', '2026-11-22T10:09'],
    ])
    expect(day.voids.map(({ from, to }) => [from, to].map((one) => one.toISOString().slice(0, 16)))).toEqual([
      ['2026-11-22T07:38', '2026-11-22T10:09'],
    ])
    expect(day.meeting).toBeNull()
  })

  it('tells one meeting with the chart, within the day, ahead where there is one', () => {
    for (const { chart, timeZone } of people(sky).slice(0, 40)) {
      const { meeting, from, to } = moonToday(sky, { chart, timeZone }, at)
      if (!meeting) continue
      expect(meeting.at >= from && meeting.at < to).toBe(true)
      if (chart.accuracy.kind !== 'exact') expect(['asc', 'mc']).not.toContain(meeting.point)
    }
  })
})
