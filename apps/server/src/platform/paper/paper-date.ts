/** Writes days as "21 November 2026", in the language of the paper. A `YYYY-MM-DD` belongs to no zone. */
export function dayWriter(
  locale: string,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' },
): (at: string | Date) => string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  return (at) => format.format(new Date(at))
}
