import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MemberSeal } from './member-seal.tsx'

it('shows the photo of whoever shows one, and initials where it does not come', () => {
  const { container } = render(<MemberSeal name="Anna Feldt" photoUrl="/photo?v=1" />)
  expect(screen.queryByText('AF')).toBeNull()
  fireEvent.error(container.querySelector('img')!)
  expect(screen.getByText('AF')).toBeDefined()
})
