import type { CircleMemberCard, NotesOverview } from '@astrarium/contracts'

/** Somebody of whom notes fit, and how many. */
export interface MemberWithNotes {
  member: CircleMemberCard
  count: number
  total: number
}

/** Who has notes that fit, in the order they came in. A member who has just gone shows nowhere. */
export function byMember(
  people: NotesOverview['people'],
  members: readonly CircleMemberCard[],
): MemberWithNotes[] {
  const known = new Map(members.map((member) => [member.id, member]))
  return people.flatMap(({ circleMemberId, count, total }) => {
    const member = known.get(circleMemberId)
    return member && count > 0 ? [{ member, count, total }] : []
  })
}
