import type { CircleMemberCard } from '@astrarium/contracts'

/** Those of the Circle who may be this person: of the first name, and not linked with anybody yet. */
export function mayBeSame(
  name: string,
  members: readonly CircleMemberCard[],
): Pick<CircleMemberCard, 'id' | 'name'>[] {
  const first = firstOf(name)
  if (first === '') return []
  return members.filter((member) => !member.link && !member.isLate && firstOf(member.name) === first)
}

const firstOf = (name: string) => name.trim().split(/\s+/, 1)[0]!.toLocaleLowerCase()
