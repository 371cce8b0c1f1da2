/** Calendar days from a date to an instant, on the clocks of a zone; 0 is the same day. */
export function daysUntil(fromDate: string, instant: string, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(instant))
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return Math.round(
    (Date.UTC(part('year'), part('month') - 1, part('day')) - Date.parse(`${fromDate}T00:00:00Z`)) / DAY,
  )
}

const DAY = 86_400_000
