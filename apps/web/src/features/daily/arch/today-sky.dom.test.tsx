import type { DailySky, MoonToday, Profile } from '@astrarium/contracts'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { queryClient } from '../../../lib/query-client.ts'
import { profileQuery } from '../../profile/queries.ts'
import { TodaySky } from './today-sky.tsx'

afterEach(() => queryClient.clear())

const moon: MoonToday = {
  from: '2026-11-22T05:00:00.000Z',
  to: '2026-11-23T05:00:00.000Z',
  stays: [
    { sign: 'Aries', from: '2026-11-22T05:00:00.000Z' },
    { sign: 'Taurus', from: '2026-11-22T17:10:00.000Z' },
  ],
  voids: [],
  meeting: null,
}

it('names the hours of where one lives now, whatever the birth was, and says whose they are', () => {
  const lives = { currentTimeZone: 'America/New_York', birth: { timezone: 'Asia/Tokyo' } }
  queryClient.setQueryData(profileQuery.queryKey, lives as Profile)
  const sky = { angle: 120 } as DailySky
  render(<TodaySky moon={moon} sky={sky} now={new Date('2026-11-22T15:00:00.000Z')} />, inApp())
  expect(screen.getByText('Until 12:10')).toBeDefined()
  expect(screen.getByText('Hours on the clocks of New York')).toBeDefined()
})
