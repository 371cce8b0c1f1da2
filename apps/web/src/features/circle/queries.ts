import { getCircleMember, listCircleMembers } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { isRemoved } from '../../lib/removed.ts'

/** What everything about the Circle is kept under. */
export const CIRCLE = ['circle']

export const circleQuery = queryOptions({
  queryKey: [...CIRCLE, 'members'],
  queryFn: async ({ signal }) => (await call(listCircleMembers, {}, undefined, signal)).members,
})

export const memberKey = (memberId: string) => [...CIRCLE, 'members', memberId]
export const memberQuery = (memberId: string) =>
  queryOptions({
    queryKey: memberKey(memberId),
    queryFn: ({ signal }) => call(getCircleMember, {}, { memberId }, signal),
    enabled: () => !isRemoved(memberKey(memberId)),
  })

/** What all that is told of two is kept under, and of the two. */
export const RELATIONSHIPS = [...CIRCLE, 'relationship']
export const SHARED_CHARTS = [...CIRCLE, 'shared-chart']
export const relationshipsOf = (memberId: string) => [...RELATIONSHIPS, memberId]
export const sharedChartsOf = (memberId: string) => [...SHARED_CHARTS, memberId]

/** What everything that today is on in the Circle is kept under. */
export const circleTodayKey = [...CIRCLE, 'today']
