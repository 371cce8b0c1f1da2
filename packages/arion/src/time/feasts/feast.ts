import type { Stretch } from '../span.ts'

/** A day or a few that come again, each year or by another calendar. */
export interface Feast {
  /** alternatives of a pattern over the plain text */
  words: string
  name: string
  /** twice where a lunar year begins and ends in ours, and never where it has none */
  inYear: (year: number, zone: string) => Stretch[]
}
