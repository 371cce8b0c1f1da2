import type { SavedInsight } from '@astrarium/contracts'
import { insightFromText } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { countNotes, listNotes } from '../repository.ts'
import { sealed } from '../sealed.ts'

/** The person's latest notes, newest first, and how many there are in all. */
export function listSavedInsights(
  context: UserContext,
  limit: number,
): Promise<{ notes: SavedInsight[]; total: number }> {
  const { userId } = context.actor
  return context.db.asUser(userId, async (tx) => {
    const rows = await listNotes(tx, userId, limit)
    const notes = rows.map(({ id, askId, forDate, contentSealed, createdAt }): SavedInsight => {
      const content = context.vault.open(sealed.note, userId, contentSealed)
      const supportPhrase = insightFromText(content).groundingSuggestion
      return {
        id,
        askId,
        noteType: 'daily',
        date: forDate,
        content,
        supportPhrase,
        createdAt: createdAt.toISOString(),
      }
    })
    return { notes, total: await countNotes(tx, userId) }
  })
}
