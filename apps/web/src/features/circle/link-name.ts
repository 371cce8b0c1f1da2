import { words } from '../../words/index.ts'
import { linkOf } from './by-ring.ts'
import type { CirclePerson } from './by-ring.ts'

/** "Linked", "Invited", or nothing. */
export function linkName(person: Pick<CirclePerson, 'link' | 'isInvited'>): string {
  const link = linkOf(person)
  return link ? words.circleLinks.member[link] : ''
}
