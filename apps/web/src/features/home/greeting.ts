import { zoneClock } from '../../lib/calendar/zone-clock.ts'
import { words } from '../../words/index.ts'

/** "Good evening, Mara": by the hour of the zone they live in, with the first of their names. */
export function greeting(fullName: string, now: Date, timeZone: string): string {
  const { hour } = zoneClock(timeZone).read(now.getTime())
  const name = fullName.trim().split(/\s+/)[0] ?? ''
  const copy = words.home.greeting
  if (hour >= 5 && hour < 12) return copy.morning(name)
  if (hour >= 12 && hour < 18) return copy.afternoon(name)
  return hour >= 18 ? copy.evening(name) : copy.night(name)
}
