import { generateUserDailyChart, getDailyChart, updateProfile } from '@astrarium/contracts'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inApp } from '../../../../../test/app.tsx'
import { refuse, serve } from '../../../../../test/server.ts'
import { queryClient } from '../../../../lib/query-client.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { profileQuery } from '../../../profile/queries.ts'
import { dailyChartQuery } from '../queries.ts'
// there at once, however slowly this machine loads what is lazy
import './closed-gate.tsx'
import { DailyGate } from './daily-gate.tsx'

const CLOSED = {
  forDate: '2026-11-23',
  hasChart: true,
  isReady: false,
  isFirstDay: true,
  sky: [],
  transits: null,
}
const OPEN = { ...CLOSED, isReady: true, transits: [] }

beforeEach(() => {
  queryClient.setQueryData(dailyChartQuery.queryKey, CLOSED)
  queryClient.setQueryData(profileQuery.queryKey, { chart: null } as never)
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

function Gate(shown: { isPassed?: boolean; canGreet?: boolean; opensItself?: boolean }) {
  return (
    <DailyGate name="Mara" isPassed={false} canGreet opensItself={false} onOpened={() => {}} {...shown}>
      <p>The chat</p>
    </DailyGate>
  )
}
const button = () => screen.queryByRole('button', { name: 'Generate my daily chart' })

it.each([
  ['keeps nobody from a conversation about somebody', true],
  ['stands before the chat until the chart of the day is made', false],
])('%s', (_, isPassed) => {
  render(<Gate isPassed={isPassed} canGreet={false} />, inApp())
  expect(screen.queryByText('The chat') !== null).toBe(isPassed)
})

it('makes the chart of the day when it is asked to, and says what it found', async () => {
  const said = vi.spyOn(toast, 'success')
  serve([generateUserDailyChart, () => ({ success: true, transitCount: 0 })], [getDailyChart, () => OPEN])
  render(<Gate />, inApp())
  fireEvent.click(await screen.findByRole('button', { name: 'Generate my daily chart' }))
  expect(await screen.findByText('The chat')).toBeDefined()
  expect(said).toHaveBeenCalledWith('No major transits are personally affecting your chart today.')
  said.mockRestore()
})

it('opens by itself behind the welcome, once that is closed: without a button and without a word', async () => {
  const said = vi.spyOn(toast, 'success')
  const asked = serve(
    [generateUserDailyChart, () => ({ success: true, transitCount: 0 })],
    [getDailyChart, () => OPEN],
  )
  const { rerender } = render(<Gate canGreet={false} opensItself />, inApp())
  await vi.waitFor(() => expect(asked.map(({ path }) => path)).toContain(getDailyChart.path))
  expect(button()).toBeNull()
  expect(screen.queryByText('The chat')).toBeNull()
  rerender(<Gate opensItself />)
  expect(await screen.findByText('The chat')).toBeDefined()
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})

it.each([
  ['makes the day ready from tomorrow on for whoever ticks that', { chart: null }, 0],
  ['says where that could not be kept, and opens all the same', refuse('internal', 500), 1],
])('%s', async (_, kept, times) => {
  const failed = vi.spyOn(toast, 'destructive')
  const asked = serve(
    [updateProfile, () => kept],
    [generateUserDailyChart, () => ({ success: true, transitCount: 0 })],
    [getDailyChart, () => OPEN],
  )
  render(<Gate />, inApp())
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Have it ready/ }))
  fireEvent.click(button()!)
  expect(await screen.findByText('The chat')).toBeDefined()
  const sent = asked.filter(({ path }) => path === updateProfile.path)
  expect(sent.map(({ input }) => input)).toEqual([{ preparesDay: true }])
  await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(times))
  failed.mockRestore()
})

it('that could not open by itself says so, and is tried again', async () => {
  const answers = [refuse('daily_chart_failed', 500), { success: true, transitCount: 0 }]
  const failed = vi.spyOn(toast, 'destructive')
  serve(
    [generateUserDailyChart, () => answers.shift()],
    [getDailyChart, () => (answers.length > 0 ? CLOSED : OPEN)],
  )
  render(<Gate opensItself />, inApp())
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The chat')).toBeDefined()
  expect(failed).toHaveBeenCalledWith('Failed to generate daily chart')
  failed.mockRestore()
})
