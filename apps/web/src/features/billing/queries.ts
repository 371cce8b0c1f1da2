import { getBalance, getSubscription, listBalanceEntries, listPlans } from '@astrarium/contracts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Asks left and the plan. Invalidate it whenever an Ask was taken or given back. */
export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => call(getBalance, {}, undefined, signal),
})

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call(listPlans, {}, undefined, signal),
})

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call(getSubscription, {}, undefined, signal),
})

/** Newest first, a page at a time. */
export const balanceEntriesQuery = infiniteQueryOptions({
  queryKey: ['balance', 'entries'],
  queryFn: ({ pageParam, signal }) =>
    call(listBalanceEntries, pageParam === null ? {} : { before: pageParam }, undefined, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => (page.hasEarlier ? (page.entries.at(-1)?.id ?? null) : null),
})
