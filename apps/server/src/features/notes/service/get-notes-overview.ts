import type { NotesOverview, NoteWish } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { RECENT_DAYS } from '../limits.ts'
import { countByMember, countNotes, searchedNotes } from '../repository.ts'
import type { NoteFilter } from '../repository.ts'
import { toFilter } from './to-filter.ts'
import { whatFits } from './what-fits.ts'

const NONE = { count: 0, latest: null }

/** Whom the person keeps notes about, and how many of them fit; the numbers are of all there are. */
export async function getNotesOverview(
  context: UserContext,
  { search, ...wish }: NoteWish,
): Promise<NotesOverview> {
  const { userId } = context.actor
  const filter = toFilter(wish)
  const recentFrom = new Date(context.now().getTime() - RECENT_DAYS * 86_400_000)
  return context.db.asUser(userId, async (tx) => {
    const found = search === '' ? null : await findWords(context, tx, filter, search)
    const people = (await countByMember(tx, userId, filter)).map(({ circleMemberId, total, ...all }) => {
      const { count, latest } = found ? (found.get(circleMemberId) ?? NONE) : all
      return { counts: { circleMemberId, total, count }, at: latest?.getTime() ?? 0 }
    })
    return {
      people: people.toSorted((a, b) => b.at - a.at).map(({ counts }) => counts),
      statistics: await countNotes(tx, userId, recentFrom),
    }
  })
}

/** Of each the notes in which the words stand: how many, and when the last one was made. */
async function findWords(
  context: UserContext,
  tx: Tx,
  filter: NoteFilter,
  search: string,
): Promise<Map<string, { count: number; latest: Date }>> {
  const fits = await whatFits(context, tx, search)
  const found = new Map<string, { count: number; latest: Date }>()
  // newest first, and so each comes in with their latest
  for (const note of await searchedNotes(tx, context.actor.userId, filter)) {
    if (!fits(note)) continue
    const known = found.get(note.circleMemberId)
    found.set(note.circleMemberId, {
      count: (known?.count ?? 0) + 1,
      latest: known?.latest ?? note.createdAt,
    })
  }
  return found
}
