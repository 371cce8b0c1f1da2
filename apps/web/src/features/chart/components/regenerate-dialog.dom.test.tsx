import { listTimeZones, replaceBirthDetails, resolveBirthTime } from '@astrarium/contracts'
import type { Profile } from '@astrarium/contracts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { Toaster } from '../../../ui/toast/toaster.tsx'
import { RegenerateDialog } from './regenerate-dialog.tsx'

const BIRTH = {
  birthDate: '1935-06-12',
  birthTime: '07:30',
  birthTimeAccuracy: 'exact',
  birthPlace: 'Amsterdam, Netherlands',
  birthLatitude: 52.37,
  birthLongitude: 4.89,
  timezone: 'Europe/Amsterdam',
}
afterEach(() => {
  queryClient.clear()
  act(() => toast.forgetWords())
  vi.unstubAllGlobals()
})

it.each([
  ['the first one', null, 'Chart Updated'],
  ['another one', {}, 'Birth Chart Regenerated'],
])('a chart that is made, %s, says “%3$s” and closes', async (_, chart, said) => {
  serve(
    [listTimeZones, () => []],
    [
      resolveBirthTime,
      () => ({ kind: 'unique', offsets: [{ seconds: 3600, label: 'UTC+01:00', isSummerTime: false }] }),
    ],
    [replaceBirthDetails, () => ({ success: true })],
  )
  const onClose = vi.fn<() => void>()
  render(
    <>
      <RegenerateDialog profile={{ birth: BIRTH, chart } as Profile} onClose={onClose} onReopen={() => {}} />
      <Toaster />
    </>,
    { wrapper: inApp().wrapper },
  )
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save & Regenerate' })
  await vi.waitFor(() => expect(save.disabled).toBe(false))
  fireEvent.click(save)
  expect(await screen.findByText(said)).toBeDefined()
  expect(onClose).toHaveBeenCalledOnce()
})
