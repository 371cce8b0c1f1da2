import type { ForesightSummary } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { countSavedForesights, savedForesights } from '../repository.ts'
import { openForesight } from './read-foresight.ts'

/** The person's saved forecasts, newest first, and how many there are in all. */
export async function listSavedForesights(
  context: UserContext,
  most: number,
): Promise<{ foresights: ForesightSummary[]; total: number }> {
  const { userId } = context.actor
  const { rows, total } = await context.db.asUser(userId, async (tx) => ({
    rows: await savedForesights(tx, userId, most),
    total: await countSavedForesights(tx, userId),
  }))
  const foresights = rows.map((row) => {
    const { id, timeline, themeTitle, themeDescription, opportunities, challenges, createdAt } =
      openForesight(context, row)
    return { id, timeline, themeTitle, themeDescription, opportunities, challenges, createdAt }
  })
  return { foresights, total }
}
