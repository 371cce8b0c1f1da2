import { z } from 'zod'

export const Id = z.uuid()
export const Nothing = z.object({})
export const Success = z.object({ success: z.literal(true) })
/** a UTC instant, ISO 8601 */
export const Instant = z.iso.datetime()
/** `YYYY-MM-DD` in some zone that stands beside it */
export const LocalDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .describe('a date as YYYY-MM-DD')
/** `HH:MM`, 24 hours */
export const LocalTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('a time as HH:MM, 00:00 to 23:59')
/** IANA name; whether it exists is the server's to say */
export const ZoneName = z.string().min(1).max(64).describe('an IANA zone such as Europe/London')
