import type { Asker, UsedPhrase } from '@astrarium/arion'
import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { natalChartOf } from '../../chart/service/natal-chart-of.ts'
import type { OpenProfile } from '../../profile/service/read-profile.ts'
import { DAYS_UNTIL_RETOLD } from '../policy.ts'
import { recentTold } from '../repository.ts'

/** What everything that Arion says to a person stands on: who asks, when, and what was told them lately. */
export interface ReadingGround {
  asker: Asker
  at: Date
  usedPhrases: UsedPhrase[]
}

export async function readingGround(
  context: UserContext,
  tx: Tx,
  profile: OpenProfile,
  at: Date,
): Promise<ReadingGround> {
  const { userId } = context.actor
  const { currentTimeZone: timeZone } = profile
  const since = context.sky.localDate(timeZone, new Date(at.getTime() - DAYS_UNTIL_RETOLD * 86_400_000))
  const told = await recentTold(tx, userId, since)
  return {
    asker: { seed: userId, chart: natalChartOf(context, profile), timeZone },
    at,
    usedPhrases: told,
  }
}
