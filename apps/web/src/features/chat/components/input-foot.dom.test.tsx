import type { Balance } from '@astrarium/contracts'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { inApp } from '../../../../test/app.tsx'
import { queryClient } from '../../../lib/query-client.ts'
import { balanceQuery } from '../../billing/queries.ts'
import { InputFoot } from './input-foot.tsx'

const FREE: Balance = {
  planId: 'free',
  planName: 'Free',
  status: 'active',
  current: 3,
  limit: 5,
  isUnlimited: false,
  resets: 'daily',
  resetsAt: '2026-11-24T00:00:00Z',
}

afterEach(() => queryClient.clear())

function show(balance: Balance) {
  queryClient.setQueryData(balanceQuery.queryKey, balance)
  const { wrapper } = inApp()
  render(<InputFoot isNew={false} />, { wrapper })
}

it('how many Asks are left stands under the input, also on a phone', () => {
  show({ ...FREE, current: 1 })
  expect(screen.getByText(/^1 Ask left\. Arion is an AI guide/)).toBeDefined()
})

it('who has no Ask left learns it before they write, with the way to more', () => {
  show({ ...FREE, current: 0 })
  expect(screen.getByText('You have used all Asks of today. They come back tomorrow.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'See the plans' })).toBeDefined()
})

it('who is paid up and has none left learns the day on which new ones come', () => {
  show({ ...FREE, current: 0, resets: 'monthly', resetsAt: '2026-12-04T12:00:00Z' })
  expect(screen.getByText(/of this billing period\. New ones arrive on .*4 December 2026\./)).toBeDefined()
})

it('whoever has no limit is told of none', () => {
  show({ ...FREE, current: 0, isUnlimited: true })
  expect(screen.getByText(/^Arion is an AI guide/)).toBeDefined()
})
