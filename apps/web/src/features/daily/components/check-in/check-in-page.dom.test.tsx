import {
  getBalance,
  getCircleToday,
  getProfile,
  listCircleMembers,
  listMemberInsights,
} from '@astrarium/contracts'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inApp } from '../../../../../test/app.tsx'
import { refuse, serve } from '../../../../../test/server.ts'
import { queryClient } from '../../../../lib/query-client.ts'
import { circleTodayKey } from '../../../circle/queries.ts'
import { CheckInPage } from './check-in-page.tsx'

const ANNA = {
  id: 'anna',
  name: 'Anna Feldt',
  relationshipTag: 'friend',
  ring: 'soul_anchor',
  link: null,
  isLate: false,
  hasTypedChart: true,
}
const TOM = { ...ANNA, id: 'tom', name: 'Tom Berg', ring: 'light_connector' }
const MIA = { ...TOM, id: 'mia', name: 'Mia Lang', hasTypedChart: false }
const ELSA = { ...ANNA, id: 'elsa', name: 'Elsa Lind', relationshipTag: 'parent', isLate: true }
const INSIGHT = {
  id: 'i',
  circleMemberId: 'anna',
  circleMemberName: 'Anna Feldt',
  date: '2026-11-23',
  energeticTone: { title: 'Clear words', description: 'Talk comes easily.' },
  whatTheyNeed: 'A question with no hurry behind it.',
  supportPhrase: '"Tell me now."',
  basis: ['The Moon is trine their Mars today.'],
  keyTimingCues: [
    { text: 'The Moon is trine their Mars.', at: '2026-11-23T17:40:00Z', until: null, energy: 'good' },
    {
      text: 'The Sun is square their Moon.',
      at: '2026-11-23T02:00:00Z',
      until: '2026-11-23T04:00:00Z',
      energy: 'hard',
    },
  ],
  timeZone: 'UTC',
  createdAt: '2026-11-23T09:00:00Z',
}

beforeEach(() => {
  serve(
    [listCircleMembers, () => ({ members: [ANNA, TOM, ELSA] })],
    [listMemberInsights, () => ({ forDate: INSIGHT.date, insights: [INSIGHT] })],
    [getCircleToday, () => ({ forDate: INSIGHT.date, between: [], days: [] })],
    [getProfile, () => ({ currentTimeZone: 'UTC' })],
    [getBalance, () => ({})],
  )
  render(<CheckInPage />, inApp())
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('of whom no check-in can be made the guidance of the ring is opened at once, and no Ask is offered', async () => {
  cleanup()
  queryClient.clear()
  serve(
    [listCircleMembers, () => ({ members: [MIA] })],
    [listMemberInsights, () => ({ forDate: INSIGHT.date, insights: [] })],
    [getCircleToday, () => ({ forDate: INSIGHT.date, between: [], days: [] })],
    [getProfile, () => ({ currentTimeZone: 'UTC' })],
    [getBalance, () => ({})],
  )
  render(<CheckInPage />, inApp())
  fireEvent.click(await screen.findByRole('button', { name: /^View General Guidance.*Mia/ }))
  expect(await screen.findByText('General guidance for this ring')).toBeTruthy()
  expect(screen.queryByText(/1 Ask\)/)).toBeNull()
})

it('who has something on today comes first, and shows their photo', async () => {
  const lea = { ...TOM, id: 'lea', name: 'Lea Roth', photoUrl: '/lea.webp', link: { shares: 'ring' } }
  const day = { memberId: 'lea', title: 'A day that may weigh a little', aspect: 'square', isEventful: true }
  serve(
    [listCircleMembers, () => ({ members: [ANNA, TOM, lea] })],
    [listMemberInsights, () => ({ forDate: INSIGHT.date, insights: [] })],
    [getCircleToday, () => ({ forDate: INSIGHT.date, between: [], days: [day] })],
    [getProfile, () => ({ currentTimeZone: 'UTC' })],
    [getBalance, () => ({})],
  )
  queryClient.clear()
  cleanup()
  const { container } = render(<CheckInPage />, inApp())
  await screen.findByText('A day that may weigh a little')
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Lea Roth', 'Anna Feldt', 'Tom Berg'])
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/lea.webp')
})

it('the cards come once it is known whom today concerns, and keep their order when that changes', async () => {
  const eventful = (memberId: string) => ({
    forDate: INSIGHT.date,
    between: [],
    days: [{ memberId, title: `A day for ${memberId}`, aspect: 'square', isEventful: true }],
  })
  let answer!: (today: unknown) => void
  const today = new Promise((resolve) => void (answer = resolve))
  const answers = [today, eventful('anna')]
  queryClient.clear()
  cleanup()
  serve(
    [listCircleMembers, () => ({ members: [ANNA, TOM] })],
    [listMemberInsights, () => ({ forDate: INSIGHT.date, insights: [] })],
    [getCircleToday, () => answers.shift()],
    [getProfile, () => ({ currentTimeZone: 'UTC' })],
    [getBalance, () => ({})],
  )
  render(<CheckInPage />, inApp())
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  answer(eventful('tom'))
  await screen.findByText('A day for tom')
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(names()).toEqual(['Tom Berg', 'Anna Feldt'])
  await act(() => queryClient.invalidateQueries({ queryKey: circleTodayKey }))
  await screen.findByText('A day for anna')
  expect(names()).toEqual(['Tom Berg', 'Anna Feldt'])
})

it('the cards stand, too, where it cannot be told whom today concerns', async () => {
  queryClient.clear()
  cleanup()
  serve(
    [listCircleMembers, () => ({ members: [ANNA] })],
    [listMemberInsights, () => ({ forDate: INSIGHT.date, insights: [] })],
    [getCircleToday, () => refuse('internal', 500)],
    [getProfile, () => ({ currentTimeZone: 'UTC' })],
    [getBalance, () => ({})],
  )
  render(<CheckInPage />, inApp())
  expect(await screen.findByRole('heading', { name: 'Anna Feldt' })).toBeTruthy()
})

it('a ring leaves those who stand in it', async () => {
  fireEvent.change(await screen.findByLabelText('By ring'), { target: { value: 'light_connector' } })
  expect(screen.getByRole('button', { name: 'All 1' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Anna Feldt' })).toBeNull()
  fireEvent.change(screen.getByLabelText('By ring'), { target: { value: 'soul_anchor' } })
  expect(screen.getByRole('heading', { name: 'Anna Feldt' })).toBeTruthy()
})

it('who has died is remembered, and not checked in on', async () => {
  const remembered = within(await screen.findByRole('region', { name: 'Remembered' }))
  expect(remembered.getByRole('link', { name: 'Elsa Lind' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'All 2' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Check In.*Elsa/ })).toBeNull()
})

it('the hours of a check-in are told beside their drawing, as moments and as stretches', async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^View Today's Insight/ }))
  const hours = within(await screen.findByRole('region', { name: 'When it is closest' }))
  expect(hours.getByRole('img', { name: /^The hours of the day as a dial/ })).toBeTruthy()
  expect(hours.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/Around 17:40\. The Moon is trine their Mars\./),
      expect.stringMatching(/Between 02:00 and 04:00\. The Sun is square their Moon\./),
    ]),
  )
})
