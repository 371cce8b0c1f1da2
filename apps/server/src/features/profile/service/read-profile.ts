import { DEFAULT_CHART_SETTINGS } from '@astrarium/contracts'
import type { ChartSettings, StoredChart } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findProfile } from '../repository.ts'
import { sealed } from '../sealed.ts'
import type { StoredBirth } from '../stored-birth.ts'

export interface OpenProfile {
  fullName: string
  personalContext: string | null
  birth: StoredBirth | null
  hasChart: boolean
  /** opened when it is looked at: most only ask whether there is one */
  readonly chart: StoredChart | null
  chartSettings: ChartSettings
  /**
   * where the person's days begin and end, UTC until a browser has said where they are: never the zone of the
   * birth
   */
  currentTimeZone: string
  isTimeZoneKnown: boolean
  hasSeenWelcomeModal: boolean
  preparesDay: boolean
  /** only what is needed: no day is made ready, and no outside model words an answer */
  isRestricted: boolean
  isFindable: boolean | null
  photoVersion: string | null
}

/** The person's profile, unsealed. Within a transaction of theirs when one is given. */
export async function readProfile(context: UserContext, within?: Tx): Promise<OpenProfile> {
  const { userId } = context.actor
  const row = within
    ? await findProfile(within, userId)
    : await context.db.asUserAtOnce(userId, (tx) => findProfile(tx, userId))
  if (!row) throw new Error('An account without a profile')
  return {
    fullName: row.fullName,
    personalContext: context.vault.open(sealed.personalContext, userId, row.personalContextSealed),
    birth: context.vault.open(sealed.birth, userId, row.birthSealed),
    hasChart: row.birthChartSealed !== null,
    get chart() {
      return context.vault.open(sealed.chart, userId, row.birthChartSealed)
    },
    chartSettings:
      context.vault.open(sealed.chartSettings, userId, row.chartSettingsSealed) ?? DEFAULT_CHART_SETTINGS,
    currentTimeZone: row.currentTimeZone ?? 'UTC',
    isTimeZoneKnown: row.currentTimeZone !== null,
    hasSeenWelcomeModal: row.hasSeenWelcomeModal,
    preparesDay: row.preparesDay,
    isRestricted: row.isRestricted,
    isFindable: row.isFindable,
    photoVersion: row.photoVersion,
  }
}
