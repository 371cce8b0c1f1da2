import { getProfile } from '@astrarium/contracts'
import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { Route } from './profile.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { Toaster } from '../../ui/toast/toaster.tsx'
import { inApp } from '../../../test/app.tsx'
import { refuse, serve } from '../../../test/server.ts'

afterEach(() => {
  queryClient.clear()
  act(() => toast.forgetWords())
  vi.unstubAllGlobals()
})

it('a profile that cannot be loaded says so, with another try', async () => {
  serve([getProfile, () => refuse('internal', 500)])
  const Page = Route.options.component as ComponentType
  render(
    <>
      <Page />
      <Toaster />
    </>,
    { wrapper: inApp().wrapper },
  )
  expect(await screen.findAllByText('Failed to load profile data.')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined()
})
