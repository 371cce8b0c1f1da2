import { BirthDetails } from '@astrarium/contracts'
import { z } from 'zod'

/** What is kept of a birth: the details as given, and the instant they mean. */
export const StoredBirth = BirthDetails.extend({
  birthTimeUtc: z.string(),
  /** seconds east of Greenwich at that instant */
  offset: z.number(),
})
export type StoredBirth = z.output<typeof StoredBirth>
