/** A day on which something begins and one on which it ends are one stretch, told in one sentence. */
import { daysBetween } from '../language/calendar.ts'
import type { Resolved } from './resolved.ts'

/** What lasts longer was hardly told by its first and its last day. */
const LONGEST = 250

/** "She lands on the 1st and stays till the 31st", "they open on the 11th and close on the 22nd". */
export function withStays(text: string, found: readonly Resolved[]): Resolved[] {
  const result: Resolved[] = []
  for (const each of found) {
    const before = result.at(-1)
    const stay = before && stayOf(text, before, each)
    if (stay) result.splice(-1, 1, stay)
    else result.push(each)
  }
  return result
}

function stayOf(text: string, first: Resolved, last: Resolved): Resolved | null {
  if (first.isFaint || last.isFaint || first.tense !== 'ahead' || last.tense === 'past') return null
  if (last.to <= first.to || daysBetween(first.from, last.to) > LONGEST) return null
  if (first.isLimit && !/^ ?from /.test(text.slice(first.start - 1))) return null
  const words = `${text.slice(first.end, last.start)}${last.isLimit ? text.slice(last.start, last.end) : ''}`
  if (/[.?!;]| (?:or|before|which|not|after) /.test(words)) return null
  const ends = last.isLimit ? UNTIL : ENDS
  if (!ends.test(words)) return null
  return { ...first, to: last.to, end: last.end, isLimit: false, phrase: `${first.phrase} to ${last.phrase}` }
}

const UNTIL = /^(?: [^ ]+){0,12}? (?:until|up to) /
const ENDS =
  /^(?: [^ ]+){0,8}? (?:ends?|ending|close|closes|finish|finishes|through|(?:go|goes|fly|flies|come|comes)(?: back| home)? again|back(?: again| home)?|returns?|returning|leaves? again)(?: (?:to|on|is|about|around|again|the))* ?$/
