import { astrologyProxy, getProfile } from '@astrarium/contracts'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { ChartStep } from './chart-step.tsx'

vi.mock('./born-sky.tsx', () => ({
  get BornSky() {
    throw new TypeError('Failed to fetch dynamically imported module')
  },
}))
vi.mock('./first-chart.tsx', () => ({ FirstChart: () => null }))

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('the chart is made also where the script of its ornament does not come', async () => {
  const never = () => new Promise(() => {})
  serve([astrologyProxy, never], [getProfile, never])
  const { container } = render(<ChartStep onDone={() => {}} />, inApp())
  await act(async () => void (await import('./born-sky.tsx').catch(() => {})))
  await vi.waitFor(() => expect(container.querySelector('svg')).not.toBeNull())
  expect(screen.getByRole('progressbar')).toBeDefined()
})
