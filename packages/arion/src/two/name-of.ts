/** What somebody of the Circle is called in an answer. */
import type { RelationshipTag } from '@astrarium/contracts'
import { ELEMENTS, POINTS, SIGNS } from '@astrarium/sky'
import { MONTHS, WEEKDAYS } from '../language/calendar.ts'
import { firstNameOf } from '../language/first-name.ts'
import { pointName } from '../language/statements.ts'
import { folded } from '../language/folded.ts'
import type { ReadAsk } from '../question/read-ask.ts'
import type { CirclePerson } from '../types.ts'

/** Their name; where it came from their own account and the asker has not said it, what they are. */
export function calledIn(
  { hasNamed }: Pick<ReadAsk, 'hasNamed'>,
  person: CirclePerson,
  people: readonly CirclePerson[],
): string {
  const called = nameOf(person, people)
  return person.isNameTheirs && !hasNamed(called) ? RELATION[person.tag] : called
}

/** The first name, or the whole one where two share it, or what they are: whatever no check could misread. */
function nameOf({ id, name, tag, role }: CirclePerson, people: readonly CirclePerson[]): string {
  const first = firstNameOf(name)
  const isShared = people.some(
    (other) => other.id !== id && folded(firstNameOf(other.name)) === folded(first),
  )
  const called = isShared ? name.trim().replaceAll(/\s+/g, ' ') : first
  return SPEAKABLE.test(called) && !READ.test(called) ? called : role ? `your ${role}` : RELATION[tag]
}

const SPEAKABLE = /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u
const READ = new RegExp(
  `\\b(${[...POINTS.map(pointName), ...SIGNS, ...ELEMENTS, ...MONTHS, ...WEEKDAYS].join('|')}|your?|theirs?|they|when|between|random|chart|orb|square|trine|sextile|opposite|conjunct)\\b`,
  'i',
)

const RELATION: Record<RelationshipTag, string> = {
  partner: 'your partner',
  spouse: 'your spouse',
  friend: 'your friend',
  best_friend: 'your best friend',
  family: 'this person',
  sibling: 'your sibling',
  parent: 'your parent',
  child: 'your child',
  colleague: 'your colleague',
  boss: 'your boss',
  mentor: 'your mentor',
  teacher: 'your teacher',
  ex: 'your ex',
  acquaintance: 'this person',
  other: 'this person',
}

export function relationOf(tag: RelationshipTag): string {
  return RELATION[tag]
}
