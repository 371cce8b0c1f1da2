import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { nameEverybody } from '../../circle/service/name-member.ts'
import type { NoteRow } from '../repository.ts'
import { sealed } from '../sealed.ts'

type Searched = Pick<NoteRow, 'userId' | 'circleMemberId' | 'contentSealed'>

/**
 * Tells of a note whether the words stand in it, or in the name of whoever it is about. Both are sealed, so
 * that no query can: each note is opened and let go again.
 */
export async function whatFits(
  context: UserContext,
  tx: Tx,
  search: string,
): Promise<(note: Searched) => boolean> {
  if (search === '') return () => true
  const wanted = search.toLocaleLowerCase()
  const has = (text: string) => text.toLocaleLowerCase().includes(wanted)
  const named = new Set<string>()
  for (const [id, name] of await nameEverybody(context, tx)) if (has(name)) named.add(id)
  return ({ userId, circleMemberId, contentSealed }) =>
    named.has(circleMemberId) || has(context.vault.open(sealed.content, userId, contentSealed))
}
