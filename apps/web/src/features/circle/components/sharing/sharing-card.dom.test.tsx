import { giveConsent } from '@astrarium/contracts'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { ComponentProps } from 'react'
import { inApp } from '../../../../../test/app.tsx'
import { serve } from '../../../../../test/server.ts'
import { queryClient } from '../../../../lib/query-client.ts'
import { SharingCard } from './sharing-card.tsx'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const AT = '2026-11-20T10:00:00Z'
function show(hasEarlierWords: boolean) {
  const link: ComponentProps<typeof SharingCard>['link'] = {
    memberId: 'lu',
    linkedAt: AT,
    givenAt: AT,
    hasEarlierWords,
    theySee: { scope: 'ring', photoVersion: null, sunSign: null, chart: null },
  }
  render(<SharingCard link={link} name="Lu" />, inApp())
}

it('whoever agreed to earlier words agrees to those of today by one press, for the same', async () => {
  const asked = serve([giveConsent, () => ({ success: true })])
  show(true)
  expect(
    screen.getByText(/^You agreed to earlier words, and Lu is shown only what those named/),
  ).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Agree to these words' }))
  await expect.poll(() => asked.map(({ input }) => input)).toEqual([{ scope: 'ring' }])
})

it('whoever agreed to the words of today has nothing to save until another step is chosen', () => {
  show(false)
  expect(screen.queryByText(/earlier words/)).toBeNull()
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(save().disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /^Also your wheel/ }))
  expect(save().disabled).toBe(false)
})
