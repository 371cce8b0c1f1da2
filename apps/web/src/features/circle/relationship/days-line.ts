import type { PairDay, Relationship } from '@astrarium/contracts'

type Days = PairDay['own']['days']

/** Where a date stands in the span, 0 to 1. */
export function shareOfSpan(date: string, span: Relationship['span']): number {
  const [at, from, to] = [date, span.from, span.to].map((day) => Date.parse(`${day}T12:00:00Z`)) as [
    number,
    number,
    number,
  ]
  return Math.min(1, Math.max(0, (at - from) / (to - from)))
}

/** First and last day on which either of the two is touched. */
export function daysOf({ own, theirs }: Pick<PairDay, 'own' | 'theirs'>): Days {
  const dates = [own.days.from, own.days.to, theirs.days.from, theirs.days.to].toSorted()
  return { from: dates[0] ?? own.days.from, to: dates.at(-1) ?? own.days.to }
}

/** The first of each month within the span. */
export function monthsIn({ from, to }: Relationship['span']): string[] {
  const months: string[] = []
  const at = new Date(`${from.slice(0, 7)}-01T12:00:00Z`)
  for (;;) {
    at.setUTCMonth(at.getUTCMonth() + 1)
    const date = at.toISOString().slice(0, 10)
    if (date > to) return months
    months.push(date)
  }
}
