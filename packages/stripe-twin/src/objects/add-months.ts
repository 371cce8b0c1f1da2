/** Later by months, on the day of the month of the anchor, or on the last day where a month is shorter. */
export function addMonths(from: number, months: number, anchor: number): number {
  const [begin, day] = [new Date(from * 1000), new Date(anchor * 1000).getUTCDate()]
  const year = begin.getUTCFullYear()
  const month = begin.getUTCMonth() + months
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const clock = begin.getTime() % 86_400_000
  return Math.floor((Date.UTC(year, month, Math.min(day, last)) + clock) / 1000)
}
