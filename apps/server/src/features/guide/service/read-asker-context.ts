import type { Asker, UsedPhrase } from '@astrarium/arion'
import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { readNatalChart } from '../../chart/service/read-natal-chart.ts'
import type { OpenProfile } from '../../profile/service/read-profile.ts'
import { DAYS_UNTIL_RETOLD } from '../limits.ts'
import { recentTold } from '../repository.ts'

/** What everything that Arion says to a person stands on: who asks, when, and what was told them lately. */
export interface AskerContext {
  asker: Asker
  at: Date
  usedPhrases: UsedPhrase[]
}

export async function readAskerContext(
  context: UserContext,
  tx: Tx,
  profile: OpenProfile,
  at: Date,
): Promise<AskerContext> {
  const { userId } = context.actor
  const { currentTimeZone: timeZone } = profile
  const since = context.sky.localDate(timeZone, new Date(at.getTime() - DAYS_UNTIL_RETOLD * 86_400_000))
  const told = await recentTold(tx, userId, since)
  return {
    asker: {
      seed: userId,
      toldKey: context.auth.toldKey(userId),
      chart: readNatalChart(context, profile, profile.chartSettings),
      timeZone,
      ...(profile.birth && { birthTimeZone: profile.birth.timezone }),
      about: profile.personalContext,
    },
    at,
    usedPhrases: told,
  }
}
