import type { BirthDetails, StoredChart } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findProfile } from '../repository.ts'

/** What is kept of a birth: the details as given, and the instant they mean. */
export interface StoredBirth extends BirthDetails {
  birthTimeUtc: string
  /** seconds east of Greenwich at that instant */
  offset: number
}

export interface OpenProfile {
  fullName: string
  personalContext: string | null
  birth: StoredBirth | null
  chart: StoredChart | null
  /**
   * where the person's days begin and end, UTC until a browser has said where they are: never the zone of the
   * birth
   */
  currentTimeZone: string
  isTimeZoneKnown: boolean
  hasSeenWelcomeModal: boolean
}

/** The person's profile, unsealed. Within a transaction of theirs when one is given. */
export async function readProfile(context: UserContext, within?: Tx): Promise<OpenProfile> {
  const { userId } = context.actor
  const row = within
    ? await findProfile(within, userId)
    : await context.db.asUser(userId, (tx) => findProfile(tx, userId))
  if (!row) throw new Error('An account without a profile')
  const open = (column: string, sealed: string | null) =>
    sealed === null ? null : context.vault.open(userId, column, sealed)
  const parse = (text: string | null): unknown => (text === null ? null : JSON.parse(text))
  return {
    fullName: row.fullName,
    personalContext: open('personal_context', row.personalContextSealed),
    birth: parse(open('birth', row.birthSealed)) as StoredBirth | null,
    chart: parse(open('birth_chart_data', row.birthChartSealed)) as StoredChart | null,
    currentTimeZone: row.currentTimeZone ?? 'UTC',
    isTimeZoneKnown: row.currentTimeZone !== null,
    hasSeenWelcomeModal: row.hasSeenWelcomeModal,
  }
}
