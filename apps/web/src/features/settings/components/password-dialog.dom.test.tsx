import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { PasswordDialog } from './password-dialog.tsx'

it('says how long a password has to be where it is too short, and asks for one where there is none', async () => {
  render(<PasswordDialog onClose={() => {}} />, { wrapper: inApp().wrapper })
  const next = screen.getByLabelText('New password')
  fireEvent.change(next, { target: { value: 'abc' } })
  fireEvent.blur(next)
  expect(await screen.findByText('Password must be at least 6 characters long.')).toBeDefined()
  fireEvent.change(next, { target: { value: '' } })
  expect(await screen.findByText('Please choose a password.')).toBeDefined()
})
