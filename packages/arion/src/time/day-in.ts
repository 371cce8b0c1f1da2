/** The local day of an instant, where no sky is at hand. */

/** `instant` is an ISO string; `YYYY-MM-DD`. Throws `RangeError` for an unknown zone. */
export function dayIn(zone: string, instant: string): string {
  // Swedish writes a date as ISO does
  return new Date(instant).toLocaleDateString('sv-SE', { timeZone: zone })
}
