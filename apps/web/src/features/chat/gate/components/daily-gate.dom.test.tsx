import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { inApp } from '../../../../../test/app.tsx'
import { queryClient } from '../../../../lib/query-client.ts'
import { dailyChartQuery } from '../queries.ts'
import { DailyGate } from './daily-gate.tsx'

const CLOSED = { forDate: '2026-11-23', hasChart: true, isReady: false } as never

afterEach(() => queryClient.clear())

it.each([
  ['keeps nobody from a conversation about somebody', true],
  ['stands before the chat until the chart of the day is made', false],
])('%s', (_, isPassed) => {
  queryClient.setQueryData(dailyChartQuery.queryKey, CLOSED)
  render(
    <DailyGate name="Mara" isPassed={isPassed} canGreet={false} onOpened={() => {}}>
      <p>The chat</p>
    </DailyGate>,
    inApp(),
  )
  expect(screen.queryByText('The chat') !== null).toBe(isPassed)
})
