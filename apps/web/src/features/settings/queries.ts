import {
  getAccountPrivacy,
  getAccountSecurity,
  listAccountChanges,
  listSessions,
  showSent,
} from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Asked again while an archive is being made. */
export const accountPrivacyQuery = queryOptions({
  queryKey: ['account-privacy'],
  queryFn: () => call(getAccountPrivacy, {}),
  refetchInterval: ({ state }) => (state.data?.export?.state === 'making' ? 2000 : false),
})

export const sessionsQuery = queryOptions({
  queryKey: ['account-sessions'],
  queryFn: () => call(listSessions, {}),
})

export const securityQuery = queryOptions({
  queryKey: ['account-security'],
  queryFn: () => call(getAccountSecurity, {}),
})

/** Below the one before in its key: whatever changes that has changed this as well. */
export const accountChangesQuery = queryOptions({
  queryKey: [...securityQuery.queryKey, 'changes'],
  queryFn: () => call(listAccountChanges, {}),
})

export const sentQuery = queryOptions({
  queryKey: ['sent'],
  queryFn: ({ signal }) => call(showSent, {}, undefined, signal),
  staleTime: 0,
})
