import { NOTES_A_PAGE } from '@astrarium/contracts'
import type { CircleNotes, listCircleNotes as contract } from '@astrarium/contracts'
import type { z } from 'zod'
import type { UserContext } from '../../../platform/context.ts'
import { openNote } from '../open-note.ts'
import { listNotes } from '../repository.ts'
import type { NoteRow } from '../repository.ts'
import { cursorOf, placeOf } from '../cursor.ts'
import { toFilter } from './to-filter.ts'
import { whatFits } from './what-fits.ts'

/** Of notes that are searched so many are opened at once. */
const OPENED_AT_ONCE = 500

/** A page of the person's notes that fit, newest first, and where the next one begins. */
export async function listCircleNotes(
  context: UserContext,
  { search, circleMemberId, after, ...wish }: z.output<(typeof contract)['input']>,
): Promise<CircleNotes> {
  const { userId } = context.actor
  const filter = { ...toFilter(wish), circleMemberId }
  const found: NoteRow[] = []
  await context.db.asUser(userId, async (tx) => {
    const fits = await whatFits(context, tx, search)
    const limit = search === '' ? NOTES_A_PAGE + 1 : OPENED_AT_ONCE
    for (let place = placeOf(after); found.length <= NOTES_A_PAGE;) {
      const rows = await listNotes(tx, userId, filter, { after: place, limit })
      found.push(...rows.filter(fits))
      place = rows.at(-1) ?? null
      if (rows.length < limit) return
    }
  })
  const page = found.slice(0, NOTES_A_PAGE)
  const last = page.at(-1)
  return {
    notes: page.map((row) => openNote(context, row)),
    next: last && found.length > page.length ? cursorOf(last) : null,
  }
}
