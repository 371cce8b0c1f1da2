import type { AccountPrivacy } from '@astrarium/contracts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ConsentsRow } from './consents-row.tsx'

it('tells terms and what is shown to whom, with version and times, also where it was withdrawn', () => {
  const given = { version: '2026-11-22', givenAt: '2026-11-20T10:00:00.000Z' }
  const account = {
    consents: [{ what: 'terms', version: '2025-05-21', at: '2026-11-01T10:00:00.000Z' }],
    sharing: [
      { ...given, to: 'Lu', scope: 'signs', hasPhoto: true, withdrawnAt: null },
      { ...given, to: null, scope: 'wheel', hasPhoto: false, withdrawnAt: '2026-11-21T10:00:00.000Z' },
    ],
  } as AccountPrivacy
  render(<ConsentsRow account={account} />)
  expect(screen.getByText(/^Privacy Policy and Terms of Service/)).toBeDefined()
  expect(
    screen.getByText(/^Lu sees your photo, the ring, words about it and the sign of your Sun/),
  ).toBeDefined()
  const ended = screen.getByText(
    /^Somebody you are no longer linked with sees the ring, words about it, your Sun/,
  )
  expect(ended.textContent).toMatch(/Agreed .+ · Withdrawn .+/)
})
