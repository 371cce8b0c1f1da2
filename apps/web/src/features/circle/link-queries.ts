// Apart from what the loaders of pages need, which every start of the app brings along.
import { listCircleRequests, listSharing, searchPeople, showInvitation } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { isRemoved } from '../../lib/removed.ts'
import { CIRCLE } from './queries.ts'

/** How often requests are asked for while the Circle is open. */
const REQUESTS_EVERY = 30_000

export const requestsQuery = queryOptions({
  queryKey: [...CIRCLE, 'requests'],
  queryFn: ({ signal }) => call(listCircleRequests, {}, undefined, signal),
  refetchInterval: REQUESTS_EVERY,
})

export const peopleQuery = (name: string) =>
  queryOptions({
    queryKey: [...CIRCLE, 'people', name],
    queryFn: ({ signal }) => call(searchPeople, { name }, undefined, signal),
    staleTime: 0,
  })

export const sharingQuery = queryOptions({
  queryKey: [...CIRCLE, 'sharing'],
  queryFn: ({ signal }) => call(listSharing, {}, undefined, signal),
  staleTime: 0,
})

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(showInvitation, { token }, undefined, signal),
    enabled: ({ queryKey }) => token !== '' && !isRemoved(queryKey),
    retry: false,
  })
