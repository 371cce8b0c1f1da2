import type { CircleEvent, CircleMember, CircleMemberCard } from '@astrarium/contracts'
import type { InvalidateQueryFilters, Query, QueryFilters } from '@tanstack/react-query'
import {
  CIRCLE,
  RELATIONSHIPS,
  SHARED_CHARTS,
  circleQuery,
  circleTodayKey,
  memberQuery,
  relationshipsOf,
  sharedChartsOf,
} from '../circle/queries.ts'
import { NOTES } from '../notes/queries.ts'

// as in the queries of the chat, which the start of the app does without
const CONVERSATIONS = { queryKey: ['threads'] }
const LIST = { queryKey: circleQuery.queryKey, exact: true }
const TODAY = { queryKey: circleTodayKey }
const SHARING = { queryKey: [...CIRCLE, 'sharing'] }

/** What is looked up anew; of it the browser asks only for what stands on the screen. */
export function touchedBy({ subject, id, change }: CircleEvent): InvalidateQueryFilters[] {
  switch (subject) {
    case 'all':
      return [{ queryKey: CIRCLE }, { queryKey: NOTES }, CONVERSATIONS]
    case 'member':
      // a conversation about them says their name
      return [
        LIST,
        TODAY,
        ...ofMember(id),
        CONVERSATIONS,
        ...(change === 'removed' ? [{ queryKey: NOTES }] : []),
      ]
    case 'link':
      // an answer that was read from their wheel goes with it
      return [LIST, TODAY, ...ofMember(id), ...betweenThem(id), SHARING, { queryKey: NOTES }, CONVERSATIONS]
    case 'note':
      // the star of an answer is a note
      return [{ queryKey: NOTES }, CONVERSATIONS]
    case 'invite':
      return [{ queryKey: [...CIRCLE, 'requests'] }, { queryKey: [...CIRCLE, 'people'] }]
  }
}

/** What may not be shown a moment longer, not even until the new answer is there: somebody shows less. */
export function forgottenBy(event: CircleEvent): InvalidateQueryFilters[] {
  if (!isLoss(event)) return []
  if (event.subject === 'link')
    return [...ofMember(event.id), ...(event.id === null ? [] : [{ queryKey: relationshipsOf(event.id) }])]
  // whoever was missed among many may be any of those who are linked
  return [{ queryKey: circleQuery.queryKey, predicate: isOfLinked }, { queryKey: RELATIONSHIPS }]
}

/**
 * What may be no more, and is not asked for until it is shown again: without their wheel there is no chart of
 * two, which stands beneath what is told of them.
 */
export function goneBy(event: CircleEvent): QueryFilters[] {
  if (!isLoss(event)) return []
  return [{ queryKey: event.subject === 'link' && event.id ? sharedChartsOf(event.id) : SHARED_CHARTS }]
}

function isLoss({ subject, change }: CircleEvent): boolean {
  return change === 'removed' && (subject === 'link' || subject === 'all')
}

function isOfLinked({ state: { data } }: Query): boolean {
  return !Array.isArray(data) && (data as CircleMember | undefined)?.link != null
}

/** The list until it has come anew, without what somebody shows no longer; undefined where it stays. */
export function showingLess(
  members: CircleMemberCard[] | undefined,
  event: CircleEvent,
): CircleMemberCard[] | undefined {
  if (!isLoss(event)) return undefined
  const hidden = { link: null, photoUrl: null, sunSign: null, summary: null }
  return members?.map((member) =>
    member.link && (event.subject === 'all' || member.id === event.id)
      ? { ...member, ...hidden, hasChart: member.hasTypedChart }
      : member,
  )
}

function ofMember(id: string | null): InvalidateQueryFilters[] {
  return id === null ? [] : [{ queryKey: memberQuery(id).queryKey, exact: true }]
}

/** What is told of the two, which rests on what the other one shows. */
function betweenThem(id: string | null): InvalidateQueryFilters[] {
  return id === null ? [] : [relationshipsOf(id), sharedChartsOf(id)].map((queryKey) => ({ queryKey }))
}
