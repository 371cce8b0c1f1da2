import { FIRST_SAMPLE } from './limits.ts'

const DAY_MS = 86_400_000

/** The furthest that any zone is ahead of UTC. */
const AHEAD_MS = 14 * 3_600_000

/** The newest day that it is anywhere by now. */
export function lastDay(now: Date): string {
  return new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 10)
}

/**
 * The day that a form names, moved by what its buttons say, not past the first or the last; null where it is
 * none that we draw.
 */
export function dayAsked(form: Readonly<Record<string, unknown>>, last: string): string | null {
  const { date, step } = form
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(date)) return null
  const days = step === 'before' ? -1 : step === 'after' ? 1 : 0
  const at = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== date) return null
  if (date < FIRST_SAMPLE || date > last) return null
  const asked = new Date(at.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  return asked >= FIRST_SAMPLE && asked <= last ? asked : date
}
