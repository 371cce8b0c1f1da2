import type { FactShown } from '@astrarium/contracts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { liveIn } from '../../../lib/home-zone.ts'
import { AnswerFacts } from './answer-facts.tsx'

const facts: FactShown[] = [
  {
    id: 'option.0',
    kind: 'option',
    statement: 'Friday 4 December 2026',
    points: [],
    from: '2026-12-04T00:00:00.000Z',
    to: '2026-12-05T00:00:00.000Z',
  },
  {
    id: 'kind',
    kind: 'moon_hour',
    statement: 'Moon trine your Venus, 4 December 2026, 09:10',
    points: ['venus'],
    exact: ['2026-12-04T09:11:00.000Z'],
    speaks: [{ option: 'option.0', side: 'for' }],
  },
  {
    id: 'hard',
    kind: 'moon_hour',
    statement: 'Moon square your Sun, 4 December 2026, 17:40',
    points: ['sun'],
    exact: ['2026-12-04T17:41:00.000Z'],
    speaks: [{ option: 'option.0', side: 'against' }],
  },
  {
    id: 'option.1',
    kind: 'option',
    statement: 'After Christmas',
    points: [],
    from: '2026-12-26T00:00:00.000Z',
    to: '2027-01-23T00:00:00.000Z',
  },
  { id: 'besides', kind: 'moon_hour', statement: 'Moon sextile your Moon', points: ['moon'] },
]

function show(shown = facts) {
  liveIn('UTC')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AnswerFacts facts={shown} />
    </QueryClientProvider>,
  )
}
const options = () => within(screen.getByRole('list', { name: 'Based on' })).getAllByRole('heading')
const column = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!)

it('reads each option with its days, what speaks for it and what speaks against it', () => {
  show()
  expect(options().map(({ textContent }) => textContent)).toEqual([
    'Friday 4 December 2026',
    'After Christmas',
  ])
  expect(column('After Christmas').getByText('26 December 2026 to 22 January 2027')).toBeTruthy()
  const side = (name: string) =>
    within(column('Friday 4 December 2026').getByRole('list', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(side('For it Friday 4 December 2026')).toEqual(['Moon trine your Venus, 4 December 2026, 09:10'])
  expect(side('Against it Friday 4 December 2026')).toEqual(['Moon square your Sun, 4 December 2026, 17:40'])
})

it('says of an option with nothing on either side that there is nothing', () => {
  show()
  expect(column('After Christmas').getByText('This answer names nothing for it or against it.')).toBeTruthy()
})

it('keeps what belongs to no option beside them', () => {
  show()
  const besides = within(screen.getByRole('list', { name: 'For deciding it' }))
  expect(besides.getByRole('button', { name: 'Moon sextile your Moon' })).toBeTruthy()
})

it('leaves the drawing to the eye, and its facts to the keyboard', async () => {
  show()
  const drawing = document.querySelector('figure')!
  expect(drawing.getAttribute('aria-hidden')).toBe('true')
  expect(drawing.querySelectorAll('a, button, [tabindex]')).toHaveLength(0)
  const dimmed = () => drawing.querySelectorAll('.opacity-25').length
  await userEvent.tab()
  expect(document.activeElement?.textContent).toContain('Moon trine your Venus')
  expect(dimmed()).toBe(1)
})

it('of one option alone shows one row, without the option itself', () => {
  show(facts.slice(0, 2))
  const row = within(screen.getByRole('list', { name: 'Based on' }))
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Moon trine your Venus, 4 December 2026, 09:10',
  ])
})
