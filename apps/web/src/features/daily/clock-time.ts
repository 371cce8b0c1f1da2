import { formatInReading } from '../../lib/format.ts'

const STEP = 300_000

/**
 * "15:20", in the zone of the person: to five minutes and on 24 hours, as Arion says it in the words of the
 * cue. The last minutes of a day are said before its midnight, which would be another day's.
 */
export function clockTime(instant: string, timeZone: string): string {
  const at = Date.parse(instant)
  const said = (time: number) =>
    formatInReading(new Date(time), { timeZone, hour: '2-digit', minute: '2-digit' })
  const near = said(Math.floor(at / STEP + 0.5) * STEP)
  return near === '00:00' && said(at).startsWith('23') ? '23:55' : near
}
