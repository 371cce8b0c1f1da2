import { getCircleMember, listCircleMembers } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** What everything about the Circle is kept under. */
export const CIRCLE = ['circle']

export const circleQuery = queryOptions({
  queryKey: [...CIRCLE, 'members'],
  queryFn: async ({ signal }) => (await call(listCircleMembers, {}, undefined, signal)).members,
})

export const memberQuery = (memberId: string) =>
  queryOptions({
    queryKey: [...CIRCLE, 'members', memberId],
    queryFn: ({ signal }) => call(getCircleMember, {}, { memberId }, signal),
  })

/** What all that is told of the two is kept under. */
export const relationshipsOf = (memberId: string) => [...CIRCLE, 'relationship', memberId]
export const sharedChartsOf = (memberId: string) => [...CIRCLE, 'shared-chart', memberId]

/** What everything that today is on in the Circle is kept under. */
export const circleTodayKey = [...CIRCLE, 'today']
