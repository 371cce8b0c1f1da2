import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PasswordStrengthMeter } from './password-strength-meter.tsx'

it('what would make a password stronger has its room before the first letter, and keeps it to the last', () => {
  const { container, rerender } = render(<PasswordStrengthMeter password="" />)
  const line = container.querySelector('p')!
  const label = container.querySelector('span[aria-hidden]')!
  const isKept = () => [line, label].every((part) => part.isConnected && /min-h-/.test(part.className))
  expect([line.textContent, label.textContent, isKept()]).toEqual(['', '', true])

  rerender(<PasswordStrengthMeter password="abc1" />)
  expect(screen.getByText(/^It would be stronger with/)).toBe(line)
  expect(line.textContent).toMatch(/8 characters or more, a capital letter, a sign such as ! or a space\.$/)
  expect([label.textContent, isKept()]).toEqual(['Medium', true])

  rerender(<PasswordStrengthMeter password="Abcdefg1!" />)
  expect([line.textContent, label.textContent, isKept()]).toEqual(['', 'Strong', true])
})
