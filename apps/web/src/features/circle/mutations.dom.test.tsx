import {
  getCircleMember,
  getRelationship,
  listCircleMembers,
  moveCircleMember,
  removeCircleMember,
  updateCircleMember,
} from '@astrarium/contracts'
import type { CircleMember } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderInApp } from '../../../test/app.tsx'
import { refuse, serve } from '../../../test/server.ts'
import { queryClient } from '../../lib/query-client.ts'
import { toast, useToasts } from '../../ui/toast/toast.ts'
import { useMoveMember, useRemoveMember, useUpdateMember } from './mutations.ts'
import { CIRCLE, circleQuery, memberQuery } from './queries.ts'
import { relationshipQuery } from './relationship-queries.ts'

const ANNA = { id: 'anna', name: 'Anna', ring: 'soul_anchor', ringSource: 'relationship' } as CircleMember

const toasts = () => renderHook(useToasts).result.current

afterEach(() => {
  for (const { id } of toasts()) act(() => toast.dismiss(id))
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('a move is shown at once where the member stands, and a press takes it back', async () => {
  const asked = serve([moveCircleMember, ({ input }) => ({ ...ANNA, ...input, ringSource: 'chosen' })])
  queryClient.setQueryData(memberQuery('anna').queryKey, ANNA)
  const move = renderInApp(() => useMoveMember())
  await act(() => move.result.current.mutateAsync({ member: ANNA, ring: 'growth_catalyst', canUndo: true }))
  expect(queryClient.getQueryData(memberQuery('anna').queryKey)).toMatchObject({
    ring: 'growth_catalyst',
    ringSource: 'chosen',
  })
  expect(toasts()[0]).toMatchObject({ title: 'Anna is now a Growth Catalyst', action: { label: 'Undo' } })
  const { action } = toasts()[0]!
  await act(async () => action!.onPress())
  expect(asked.map(({ input }) => input['ring'])).toEqual(['growth_catalyst', 'soul_anchor'])
})

it('the press is heard while the list is still read anew', async () => {
  const asked = serve(
    [listCircleMembers, () => new Promise(() => {})],
    [moveCircleMember, ({ input }) => ({ ...ANNA, ...input, ringSource: 'chosen' })],
  )
  queryClient.setQueryData(circleQuery.queryKey, [ANNA])
  const move = renderInApp(() => {
    useQuery({ ...circleQuery, staleTime: Infinity })
    return useMoveMember()
  })
  act(() => move.result.current.mutate({ member: ANNA, ring: 'growth_catalyst', canUndo: true }))
  await expect.poll(() => toasts()[0]?.action?.label).toBe('Undo')
  const { action } = toasts()[0]!
  act(() => action!.onPress())
  await expect
    .poll(() => asked.flatMap(({ input }) => input['ring'] ?? []))
    .toEqual(['growth_catalyst', 'soul_anchor'])
})

it('a move is on the list before the server has answered, and off it again when it is refused', async () => {
  const listed = () => queryClient.getQueryData(circleQuery.queryKey)?.map(({ ring }) => ring)
  const during: unknown[] = []
  serve([
    moveCircleMember,
    () => {
      during.push(listed())
      return refuse('member_not_found', 404)
    },
  ])
  queryClient.setQueryData(circleQuery.queryKey, [ANNA])
  const move = renderInApp(() => useMoveMember())
  await act(() =>
    move.result.current.mutateAsync({ member: ANNA, ring: 'growth_catalyst', canUndo: true }).catch(() => {}),
  )
  expect(during).toEqual([['growth_catalyst']])
  expect(listed()).toEqual(['soul_anchor'])
})

it.each([
  ['a move', () => useMoveMember(), 'Failed to update circle member'],
  ['an edit', () => useUpdateMember('anna'), 'Failed to update circle member'],
  ['a removal', () => useRemoveMember(ANNA, () => {}), 'Failed to remove member from circle'],
])('%s that is refused says so', async (_, useChange, title) => {
  serve(
    [moveCircleMember, () => refuse('member_not_found', 404)],
    [updateCircleMember, () => refuse('member_not_found', 404)],
    [removeCircleMember, () => refuse('member_not_found', 404)],
  )
  const change = renderInApp(useChange as () => { mutateAsync: (sent: object) => Promise<unknown> })
  await act(() => change.result.current.mutateAsync({ member: ANNA }).catch(() => {}))
  expect(toasts()[0]).toMatchObject({
    kind: 'destructive',
    title,
    description:
      'We cannot find this person in your circle. They may have been removed, here or on another device.',
  })
})

it('nobody is asked for who is being removed, nor who was; one whose removal is refused is', async () => {
  let isRefused = true
  const asked = serve(
    [getCircleMember, () => ANNA],
    [getRelationship, () => ({ relationship: null, missing: 'own' })],
    [listCircleMembers, () => ({ members: [] })],
    [
      removeCircleMember,
      async () => {
        // word of the change comes from the server before its answer
        await queryClient.invalidateQueries({ queryKey: CIRCLE })
        return isRefused ? refuse('member_not_found', 404) : { success: true }
      },
    ],
  )
  const open = { ...ANNA, version: 1 }
  queryClient.setQueryData(memberQuery('anna').queryKey, open)
  const page = renderInApp(() => {
    useQuery({ ...memberQuery('anna'), staleTime: Infinity })
    useQuery({ ...relationshipQuery(open), staleTime: Infinity })
    return useRemoveMember(ANNA, () => {})
  })
  await waitFor(() => expect(asked).toHaveLength(1))
  const during = async (change: () => Promise<unknown>) => {
    asked.length = 0
    await act(change)
    return asked.length
  }
  const told = () => queryClient.invalidateQueries({ queryKey: CIRCLE })
  // the removal itself, and nothing of her
  expect(await during(() => page.result.current.mutateAsync().catch(() => {}))).toBe(1)
  expect(await during(told)).toBe(2)
  isRefused = false
  expect(await during(() => page.result.current.mutateAsync())).toBe(1)
  expect(await during(told)).toBe(0)
})

it('a fault of ours says that it was unexpected', async () => {
  serve([removeCircleMember, () => new Response('not JSON')])
  const removal = renderInApp(() => useRemoveMember(ANNA, () => {}))
  await act(() => removal.result.current.mutateAsync().catch(() => {}))
  expect(toasts()[0]).toMatchObject({ kind: 'destructive', title: 'An unexpected error occurred' })
})

it('an edit that crosses another one is no failure: the form shows both', async () => {
  serve([updateCircleMember, () => refuse('member_changed', 409)])
  const edit = renderInApp(() => useUpdateMember('anna'))
  await act(() => edit.result.current.mutateAsync({ version: 1, name: 'Annie' }).catch(() => {}))
  expect(toasts()).toEqual([])
})
