import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SignUpProgress } from './sign-up-progress.tsx'

it('says on a phone too how many steps there are', () => {
  render(<SignUpProgress step="birth" />)
  const step = screen.getByRole('listitem', { current: 'step' })
  // the wide screen's number is hidden there by its style sheet
  expect(step.textContent.replace('2. ', '')).toBe('2 of 5 · Birth Details')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 2 of 5: Birth Details')
})
