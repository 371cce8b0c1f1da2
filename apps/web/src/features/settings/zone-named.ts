/** `Europe/Rome` → "Europe / Rome" */
export function zoneNamed(zone: string): string {
  return zone.replaceAll('_', ' ').replaceAll('/', ' / ')
}

/** "UTC+01:00", as the clocks of that zone stand at that instant, or now. */
export function offsetOf(timeZone: string, at = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? ''
  return `UTC${offset || '+00:00'}`
}
