import { formatInReading } from '../../lib/format.ts'

const STEP = 300_000

/**
 * "15:20", in the zone of the person: to five minutes and on 24 hours, as Arion says it in the words of the
 * cue.
 */
export function clockTime(instant: string, timeZone: string): string {
  const rounded = Math.floor(Date.parse(instant) / STEP + 0.5) * STEP
  return formatInReading(new Date(rounded), { timeZone, hour: '2-digit', minute: '2-digit' })
}
