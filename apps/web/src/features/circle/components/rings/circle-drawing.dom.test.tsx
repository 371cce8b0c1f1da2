import { RINGS } from '@astrarium/contracts'
import type { CircleMemberCard, CircleToday, Ring } from '@astrarium/contracts'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { byRing } from '../../by-ring.ts'
import { CircleDrawing } from './circle-drawing.tsx'

const member = (id: string, name: string, ring: CircleMemberCard['ring']) =>
  ({
    id,
    name,
    ring,
    relationshipTag: 'friend',
    sunSign: null,
    createdAt: '2026-01-01T00:00:00Z',
  }) as CircleMemberCard

function draw(members: CircleMemberCard[], chosen: string | null = null, today?: CircleToday) {
  const asked = {
    onChoose: vi.fn<(memberId: string | null) => void>(),
    onOpenMember: vi.fn<(memberId: string) => void>(),
    onOpenRing: vi.fn<(ring: Ring) => void>(),
    onMove: vi.fn<(memberId: string, ring: Ring) => void>(),
    onBeginMove: vi.fn<(memberId: string) => void>(),
  }
  render(
    <CircleDrawing rings={byRing(members)} left={0} today={today} initial="M" chosen={chosen} {...asked} />,
  )
  return asked
}
const option = (name: RegExp) => screen.getByRole('option', { name })
const ANNA = member('anna', 'Anna Moreau', 'soul_anchor')

it('nobody yet: seven rings to open, and no list of people', () => {
  const { onOpenRing } = draw([])
  expect(screen.getAllByRole('button').map((ring) => ring.dataset['groove'])).toEqual(RINGS)
  expect(screen.queryByRole('listbox')).toBeNull()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Soul Anchor, nobody yet' }), { key: 'Enter' })
  expect(onOpenRing).toHaveBeenCalledWith('soul_anchor')
})

it('whoever is touched together with the person today says so, and nobody else', () => {
  draw([ANNA, member('tom', 'Tom Berg', 'soul_anchor')], null, {
    forDate: '2026-11-23',
    sun: { longitude: 240, sign: 'Sagittarius' },
    moon: { longitude: 40, sign: 'Taurus' },
    between: [{ memberId: 'anna', aspect: 'trine', title: 'Warm days', text: 'Venus touches both.' }],
    days: [],
  })
  expect(option(/^Anna/).textContent).toContain('today: Warm days')
  expect(option(/^Tom/).textContent).not.toContain('today')
})

it('a click chooses, and another on the one chosen opens', () => {
  const first = draw([ANNA])
  fireEvent.click(option(/^Anna/))
  expect(first.onChoose).toHaveBeenCalledWith('anna')
  expect(first.onOpenMember).not.toHaveBeenCalled()
})

it('the one chosen is opened by a click', () => {
  const { onOpenMember } = draw([ANNA], 'anna')
  fireEvent.click(option(/^Anna/))
  expect(onOpenMember).toHaveBeenCalledWith('anna')
  expect(option(/^Anna/).getAttribute('aria-selected')).toBe('true')
})

it('Enter opens, Space chooses, R opens the ring, M begins a move, Escape lets go', () => {
  const { onOpenMember, onChoose, onOpenRing, onBeginMove } = draw([ANNA])
  for (const key of ['Enter', ' ', 'r', 'm', 'Escape']) fireEvent.keyDown(option(/^Anna/), { key })
  expect(onOpenMember).toHaveBeenCalledWith('anna')
  expect(onChoose.mock.calls).toEqual([['anna'], [null]])
  expect(onOpenRing).toHaveBeenCalledWith('soul_anchor')
  expect(onBeginMove).toHaveBeenCalledWith('anna')
})

it('an arrow takes the focus and the choice to the next one, and Tab comes back there', () => {
  const { onChoose } = draw([ANNA, member('tom', 'Tom', 'light_connector')])
  const anna = option(/^Anna/)
  anna.focus()
  fireEvent.keyDown(anna, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(option(/^Tom/))
  expect(onChoose).toHaveBeenCalledWith('tom')
  expect(option(/^Tom/).getAttribute('tabindex')).toBe('0')
  expect(anna.getAttribute('tabindex')).toBe('-1')
})

it('the rest of a full ring opens the ring, and is no person to move', () => {
  const crowd = Array.from({ length: 14 }, (_, at) => member(`p${at}`, `Person ${at}`, 'soul_anchor'))
  const { onOpenRing, onBeginMove } = draw(crowd)
  const rest = option(/^5 more in Soul Anchor/)
  expect(screen.getAllByRole('option')).toHaveLength(10)
  fireEvent.keyDown(rest, { key: 'm' })
  expect(onBeginMove).not.toHaveBeenCalled()
  fireEvent.keyDown(rest, { key: 'Enter' })
  fireEvent.click(rest)
  expect(onOpenRing.mock.calls).toEqual([['soul_anchor'], ['soul_anchor']])
})
