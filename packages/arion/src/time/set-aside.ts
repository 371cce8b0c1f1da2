/** A day that is named so that it is left out. */
import type { Resolved } from './resolved.ts'

/** "not the 18th", "avoiding Tuesday": a day is named so that it is left out. */
export function isSetAside(text: string, { start, isLimit }: Resolved): boolean {
  return !isLimit && SET_ASIDE.test(text.slice(0, start))
}

const SET_ASIDE =
  /(?<! (?:why|or|is it|will it|its|only)) (?:not|never|except|avoiding|avoid|anything but|dont say|rather than|instead of)(?: (?:on|in|at|for|during|the|a))* $/
