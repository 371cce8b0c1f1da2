import { addCircleMember, generateCircleMemberChart } from '@astrarium/contracts'
import type { BirthDetails } from '@astrarium/contracts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInApp } from '../../../../test/app.tsx'
import { refuse, serve } from '../../../../test/server.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { toast, useToasts } from '../../../ui/toast/toast.ts'
import type { Addition, Entry } from './use-addition.ts'
import { useAddition } from './use-addition.ts'

const BIRTH: BirthDetails = {
  birthDate: '1988-07-14',
  birthTime: '09:30',
  birthTimeAccuracy: 'exact',
  birthTimeMinutes: null,
  birthTimeFold: null,
  birthPlace: 'Padua',
  birthLatitude: 45.4,
  birthLongitude: 11.9,
  timezone: 'Europe/Rome',
}
const TOM: Entry = { name: 'Tom', relationshipTag: 'friend', contextDescription: null, birth: BIRTH }

beforeEach(() => void vi.useFakeTimers())
const toasts = () => renderHook(useToasts).result.current

afterEach(() => {
  for (const { id } of toasts()) act(() => toast.dismiss(id))
  vi.useRealTimers()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function begin(answers: { chart?: () => unknown; member?: () => unknown }) {
  const asked = serve(
    [generateCircleMemberChart, answers.chart ?? (() => ({ success: true }))],
    [addCircleMember, answers.member ?? (() => ({ id: 'tom', name: 'Tom' }))],
  )
  const onAdded = vi.fn<() => void>()
  const hook = renderInApp(() => useAddition(onAdded))
  act(() => hook.result.current.begin(TOM))
  const state = () => hook.result.current.state
  const failed = () => state() as Extract<Addition, { kind: 'failed' }>
  return { asked, onAdded, state, failed }
}

it('the bar follows what is under way, and a success is shown for 1.5 s', async () => {
  const chart = Promise.withResolvers<unknown>()
  const member = Promise.withResolvers<unknown>()
  const { state, onAdded } = begin({ chart: () => chart.promise, member: () => member.promise })
  await later(1200)
  expect(state()).toEqual({ kind: 'working', progress: 1 })
  chart.resolve({ success: true })
  await later(0)
  expect(state()).toEqual({ kind: 'working', progress: 85 })
  await later(600)
  expect(state()).toEqual({ kind: 'working', progress: 85.5 })
  member.resolve({ id: 'tom', name: 'Tom' })
  await later(0)
  expect(state()).toEqual({ kind: 'working', progress: 100 })
  expect(onAdded).toHaveBeenCalledOnce()
  await later(1500)
  expect(state()).toMatchObject({ kind: 'added', member: { id: 'tom' } })
})

it('another try is the same send, and begins at the bottom', async () => {
  let isDown = true
  const { asked, failed, state } = begin({ member: () => (isDown ? refuse('internal', 500) : { id: 'tom' }) })
  await later(0)
  expect(failed().kind).toBe('failed')
  expect(toasts()[0]).toMatchObject({ kind: 'destructive', title: 'Failed to add member to circle' })
  isDown = false
  act(() => failed().tryAgain())
  await later(1500)
  expect(state().kind).toBe('added')
  const sends = asked.filter(({ path }) => path === addCircleMember.path).map(({ input }) => input)
  expect(sends).toHaveLength(2)
  expect(sends[0]).toEqual(sends[1])
})

it('without a chart asks for none, and keeps the birth', async () => {
  const { asked, failed } = begin({ chart: () => refuse('chart_failed', 500) })
  await later(0)
  act(() => failed().addWithoutChart())
  await later(0)
  expect(asked.map(({ path }) => path)).toEqual([generateCircleMemberChart.path, addCircleMember.path])
  expect(asked[1]!.input).toMatchObject({ chart: 'left_out', birth: BIRTH })
})

it('without a chart leaves out a birth that is none', async () => {
  const { asked, failed } = begin({ chart: () => refuse('birth_date_invalid') })
  await later(0)
  act(() => failed().addWithoutChart())
  await later(0)
  expect(asked[1]!.input).toMatchObject({ chart: 'left_out', birth: null })
})
