import type { Context } from '../../platform/context.ts'

const DAY = 86_400_000

/** The next three midnights of a zone. */
export function midnightsAhead(context: Context, timeZone: string, now: Date): Date[] {
  return [0, 1, 2].map(
    (days) =>
      context.sky.localDay(
        timeZone,
        context.sky.localDate(timeZone, new Date(now.getTime() + days * DAY)),
      )[1],
  )
}

/** The same day of a later month (its last day where the month is shorter), the first one that lies ahead. */
export function monthAfter(from: Date, now: Date): Date {
  for (let months = 1; ; months++) {
    const next = new Date(from)
    next.setUTCDate(1)
    next.setUTCMonth(from.getUTCMonth() + months)
    const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
    next.setUTCDate(Math.min(from.getUTCDate(), last))
    if (next > now) return next
  }
}
