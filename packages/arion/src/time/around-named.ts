/** What a text asks about a time that it has named itself: "that month", "by then", "which of them". */
import { addDays, daysBetween } from '../language/calendar.ts'
import { monthOf, weekOf } from './point.ts'
import type { Resolved } from './resolved.ts'
import type { TimeFrame } from './span.ts'

interface Asked {
  chosen: Resolved
  found: readonly Resolved[]
  asked: { start: number; end: number } | undefined
  frame: TimeFrame
}

/** The stretch that the asked sentence makes of what was named before it; null where it makes none. */
export function aroundNamed(text: string, { chosen, found, asked, frame }: Asked): Resolved | null {
  if (!asked) return null
  const words = ` ${text.slice(asked.start, asked.end)}`
  const ahead = found.filter(({ isFaint, tense, start }) => !isFaint && tense !== 'past' && start < asked.end)
  const that = / that (month|week)(?= )/.exec(words)
  const named =
    that && ahead.findLast(({ start, grain }) => grain === 'day' && start < asked.start + that.index)
  if (that && named) return { ...named, ...(that[1] === 'month' ? monthOf(named.from) : weekOf(named.from)) }
  const days = ahead.filter(({ grain, isLimit }) => grain === 'day' && !isLimit)
  const last = days.at(-1)
  const first = days[0]
  if (first && last && days.length > 1 && WHICH_OF_THEM.test(words)) return hullOf(first, last)
  if (chosen.tense !== 'ahead' || chosen.isLimit || chosen.isFaint) return null
  if (HIS_WEEK.test(words) && chosen.grain === 'day') return { ...chosen, to: addDays(chosen.from, 6) }
  if (BY_THEN.test(words)) return untilNamed(chosen, frame)
  // "taxes are due on the 31st. Which evening?"
  const choice = CHOOSES_DAY.exec(text)
  const isApart = choice && / [,.!] /.test(text.slice(chosen.end, choice.index + 1))
  if (isApart && days.length === 1 && chosen === first && chosen.from === chosen.to)
    return untilNamed(chosen, frame)
  return null
}

function hullOf(first: Resolved, last: Resolved): Resolved | null {
  const [from, to] = [first, last].map(({ from: day }) => day).toSorted()
  if (!from || !to || daysBetween(from, to) > 366) return null
  return { ...first, from, to, end: last.end, phrase: `${first.phrase} and ${last.phrase}` }
}

function untilNamed(chosen: Resolved, { today }: TimeFrame): Resolved | null {
  if (chosen.to <= today || daysBetween(today, chosen.to) > 100) return null
  return { ...chosen, from: today, to: chosen.to, phrase: `the time until ${chosen.phrase}`, isLimit: true }
}

const WHICH_OF_THEM =
  / (?:which (?:one|of (?:them|those|these|the (?:two|n\d)))|take which|which to take|or which) /
const HIS_WEEK = / (?:his|her|their|my) (?:o1 )?week /
const BY_THEN = / (?:by|before|until) then /
const CHOOSES_DAY =
  / (?:which|what|best|pick|name|give me)(?: a| an)? (?:good |best |right )?(?:day|date|evening|night|morning|afternoon)(?! of) /
