import { words } from '../../words/index.ts'

/** "Good evening, Mara": by the hour of the person's own clock, with the first of their names. */
export function greeting(fullName: string, now: Date): string {
  const hour = now.getHours()
  const name = fullName.trim().split(/\s+/)[0] ?? ''
  const copy = words.home.greeting
  if (hour >= 5 && hour < 12) return copy.morning(name)
  if (hour >= 12 && hour < 18) return copy.afternoon(name)
  return hour >= 18 ? copy.evening(name) : copy.night(name)
}
