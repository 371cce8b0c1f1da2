import type { CircleMemberCard } from '@astrarium/contracts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SealStack } from './seal-stack.tsx'

const people = (...names: string[]) =>
  names.map((name) => ({ id: name, name, link: null }) as CircleMemberCard)

it('four of a ring are shown, and how many more there are', () => {
  render(<SealStack members={people('Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo')} />)
  expect(screen.getByText('+2')).toBeTruthy()
  expect(screen.getByText('Ada, Bo, Cy, Di, and 2 more')).toBeTruthy()
})

it('four alone are all there is', () => {
  render(<SealStack members={people('Ada', 'Bo', 'Cy', 'Di')} />)
  expect(screen.queryByText(/^\+/)).toBeNull()
})
