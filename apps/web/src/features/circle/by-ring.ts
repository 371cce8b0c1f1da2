import { RINGS } from '@astrarium/contracts'
import type { CircleMemberCard, Ring, SentRequest } from '@astrarium/contracts'

/** Somebody in the Circle; `isInvited` while a letter to them waits for its answer. */
export type CirclePerson = CircleMemberCard & { isInvited?: boolean }

export interface RingOfMembers {
  ring: Ring
  members: CirclePerson[]
}

/** What the seal of somebody shows besides the initials. */
export function linkOf({
  link,
  isInvited,
}: Pick<CirclePerson, 'link' | 'isInvited'>): 'linked' | 'invited' | null {
  if (link) return 'linked'
  return isInvited ? 'invited' : null
}

/** All seven rings from the innermost out, each with its people by name. */
export function byRing(members: readonly CirclePerson[]): RingOfMembers[] {
  return RINGS.map((ring) => ({
    ring,
    members: members
      .filter((member) => member.ring === ring)
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  }))
}

type Sent = Pick<SentRequest, 'circleMemberId' | 'status'>

/** Those whom a request asks that has no answer yet. */
export function withInvited(members: readonly CircleMemberCard[], sent: readonly Sent[]): CirclePerson[] {
  return members.map((member) => ({ ...member, isInvited: isInvited(sent, member.id) }))
}

export function isInvited(sent: readonly Sent[] = [], memberId: string): boolean {
  return sent.some(({ status, circleMemberId }) => status === 'pending' && circleMemberId === memberId)
}
