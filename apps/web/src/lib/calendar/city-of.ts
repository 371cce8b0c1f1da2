/** "New York" of America/New_York */
export function cityOf(zone: string): string {
  return zone.split('/').at(-1)!.replaceAll('_', ' ')
}
