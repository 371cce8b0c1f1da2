import { BirthDetails } from '@astrarium/contracts'
import { z } from 'zod'
import type { BirthMoment } from '../birth/service/find-birth-moment.ts'

/** What is kept of a birth: the details as given, and the instant they mean. */
export const StoredBirth = BirthDetails.extend({
  birthTimeUtc: z.string(),
  /** seconds east of Greenwich at that instant */
  offset: z.number(),
})
export type StoredBirth = z.output<typeof StoredBirth>

export function toStoredBirth(birth: BirthDetails, moment: BirthMoment): StoredBirth {
  return { ...birth, birthTimeUtc: moment.instant.toISOString(), offset: moment.offset }
}
