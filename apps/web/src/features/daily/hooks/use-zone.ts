import { useQuery } from '@tanstack/react-query'
import { formatInReading } from '../../../lib/format.ts'
import { browserTimeZone } from '../../../lib/home-zone.ts'
import { profileQuery } from '../../profile/queries.ts'
import { clockTime } from '../clock-time.ts'

/** The zone in which the person's day runs, and in which Arion names the hours. */
export function useZone(): string {
  return useQuery(profileQuery).data?.currentTimeZone ?? browserTimeZone()
}

/** Writes an instant as a time on the person's clocks. */
export function useTimeOf(): (instant: string) => string {
  const timeZone = useZone()
  return (instant) => formatInReading(instant, { hour: '2-digit', minute: '2-digit', timeZone })
}

/** The same to five minutes, as Arion names the hours. */
export function useClockTime(): (instant: string) => string {
  const timeZone = useZone()
  return (instant) => clockTime(instant, timeZone)
}
