/** What a text asks about a time that it has named itself: "that month", "by then", "which of them". */
import { addDays, daysBetween } from '../language/calendar.ts'
import { monthOf, weekOf } from './point.ts'
import { shifted } from './phrases/units.ts'
import { countOf } from './phrases/words.ts'
import type { Resolved } from './resolved.ts'
import { isSetAside } from './set-aside.ts'
import type { TimeFrame } from './span.ts'

interface Asked {
  chosen: Resolved
  found: readonly Resolved[]
  asked: { start: number; end: number } | undefined
  frame: TimeFrame
  /** chosen for what the question makes of it */
  isTold: boolean
}

/** The stretch that the asked sentence makes of what was named before it; null where it makes none. */
export function aroundNamed(text: string, { chosen, found, asked, frame, isTold }: Asked): Resolved | null {
  if (!asked) return null
  const words = ` ${text.slice(asked.start, asked.end)}`
  const ahead = found.filter(({ isFaint, tense, start }) => !isFaint && tense !== 'past' && start < asked.end)
  const that = / that (month|week)(?= )/.exec(words)
  const named =
    that && ahead.findLast(({ start, grain }) => grain === 'day' && start < asked.start + that.index)
  if (that && named && !isTold)
    return { ...named, ...(that[1] === 'month' ? monthOf(named.from) : weekOf(named.from)) }
  const days = ahead.filter((each) => each.grain === 'day' && !each.isLimit && !isSetAside(text, each))
  const first = days[0]
  const isOfSeveral = first && (days.length > 1 || / or /.test(text.slice(first.start, first.end)))
  if (isOfSeveral && !isTold && WHICH_OF_THEM.test(words)) return hullOf(days)
  const those = THOSE.exec(words)?.groups
  const start = those && days.findLast((day) => day.start < asked.start && day.from === day.to)
  if (those && start)
    return {
      ...start,
      to: addDays(shifted(start.from, those['unit'] ?? 'week', countOf(those['count'])), -1),
    }
  if (chosen.tense !== 'ahead' || chosen.isLimit || chosen.isFaint) return null
  const long = FIRST_TIME.exec(words)?.groups
  if (long && chosen.grain === 'day' && chosen.from === chosen.to)
    return {
      ...chosen,
      to: addDays(shifted(chosen.from, long['unit'] ?? 'week', countOf(long['count'])), -1),
    }
  if (BY_THEN.test(words)) return untilNamed(chosen, frame)
  // "taxes are due on the 31st. Which evening?"
  const choice = CHOOSES_DAY.exec(text)
  const isApart = choice && / [,.!] /.test(text.slice(chosen.end, choice.index + 1))
  if (isApart && days.length === 1 && chosen === first && chosen.from === chosen.to)
    return untilNamed(chosen, frame)
  return null
}

function hullOf(days: readonly Resolved[]): Resolved | null {
  const sorted = days.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last || daysBetween(first.from, last.to) > 366) return null
  const phrase = `${first.phrase} and ${last.phrase}`
  return { ...first, to: last.to, end: days.at(-1)!.end, phrase }
}

function untilNamed(chosen: Resolved, { today }: TimeFrame): Resolved | null {
  if (chosen.to <= today || daysBetween(today, chosen.to) > 100) return null
  return { ...chosen, from: today, to: chosen.to, phrase: `the time until ${chosen.phrase}`, isLimit: true }
}

const WHICH_OF_THEM =
  / (?:which (?:one|of (?:them|those|these|the (?:two|n\d)))|take which|which to take|or which) /
const FIRST_TIME =
  / (?:(?:his|her|their|my|our|its|the|of)(?: very)? o1 (?:(?<count>n\d+|few|couple of) )?|(?:his|her|their|my) (?=week ))(?<unit>week|month|year)s? (?!of |in (?:january|february|march|april|may|june|july|august|september|october|november|december) )/
/** "He is back on the 9th. What of those two weeks?" */
const THOSE = / (?:those|these(?= n\d+ days)) (?<count>n\d+|few) (?<unit>day|week)s /
const BY_THEN =
  / (?:(?:by|before|until|to) then|(?:before (?:that|it)|in the (?:n\d+ |few )?(?:days|weeks) before)(?= [.,?!]| ?$)|days before (?:that|it)) /
const CHOOSES_DAY =
  / (?:which|what|best|pick|name|give me)(?: a| an)? (?:good |best |right )?(?:day|date|evening|night|morning|afternoon)(?! of) /
