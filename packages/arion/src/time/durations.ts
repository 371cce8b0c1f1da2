/** How long something lasts that begins on a day: "ten days from 1 December", "off tomorrow for the week". */
import { addDays, addMonths } from '../language/calendar.ts'
import type { Stretch } from './span.ts'
import { countOf } from './phrases/words.ts'
import { shifted } from './phrases/units.ts'

const LASTS =
  /(?<! (?:\d[\d.,]*k?|euros?|dollars?|pounds?|quid|rand|bucks|rupees?)) (?<count>\d{1,2}|n\d{1,2}|an?|half a)(?: (?:whole|full|quiet|long|short)| -)? (?<unit>day|night|week|month|year|fortnight)s?(?: s)?(?! (?:ago|old|before|after|off|for|on|to the|until|in a row|between|left|i\b|when|in (?:january|february|march|april|may|june|july|august|september|october|november|december)))(?= )/
const FOR_THE =
  / (?:for (?:the|a) (?<unit>week|month|year|fortnight)|(?:her|his|my|the|their|our|your)(?: very)? (?:o1|1st) (?<first>week|month|year)|sort of (?<kind>week|month))(?= )/
const BEGINS =
  / (?:from|starting|starts|start|begins|beginning|begin|lands?|arrives?|off to [a-z]+|leaving|as of|reopening)(?: [a-z]+){0,2}(?: on| is on| is| in)?(?: the)? $/

/** The stretch that begins with a day or a month, where the text says how long it lasts. */
export function lasting(text: string, { from, to }: Stretch, [start, end]: [number, number]): Stretch | null {
  const rest = nearOf(text, [start, end])
  const named = FOR_THE.exec(rest)?.groups
  if (
    !BEGINS.test(text.slice(0, start)) &&
    !/^ for (?:the|a) (?:week|month|year|fortnight) /.test(text.slice(end))
  )
    return null
  const counted = LASTS.exec(rest)?.groups
  const [count, unit] = named
    ? ['1', named['unit'] ?? named['first'] ?? named['kind']]
    : [counted?.['count'], counted?.['unit']]
  if (!unit || (unit === 'day' && countOf(count) < 2) || (unit === 'year' && countOf(count) > 1)) return null
  const last = addDays(shifted(from, unit, countOf(count)), -1)
  return last > to ? { from, to: last } : null
}

/** The sentence about it and the two that follow: years told elsewhere in a letter are no length. */
function nearOf(text: string, [start, end]: [number, number]): string {
  const from = Math.max(...STOPS.map((stop) => text.lastIndexOf(stop, start)), 0)
  const to = [0, 0].reduce((stop) => nextStop(text, stop + 2), nextStop(text, end))
  return `${text.slice(from, start)} ${text.slice(end, to)}`
}

const STOPS = [' . ', ' ? ', ' ! ', ' ; ']

function nextStop(text: string, from: number): number {
  const found = STOPS.map((stop) => text.indexOf(stop, from)).filter((at) => at >= 0)
  return Math.min(...found, text.length)
}

/** "turning 39 on Saturday … the year": the year that begins on that day. */
export function yearOfLife(text: string, { from, to }: Stretch): Stretch | null {
  if (
    from !== to ||
    !/ (?:year|solar return(?! ascendant| chart)) /.test(text) ||
    / (?:this|next|last) year (?!of mine)/.test(text)
  )
    return null
  return / (?:turn|turns|turning|solar return|birthday) | (?:become|big|hit|reach) (?:\d\d|n\d\d) | (?:is|am|im|s) (?:\d\d|n\d\d) (?:on|today|tomorrow) |^ (?:i am |im )?(?:\d\d|n\d\d) (?:today|tomorrow|on|this|monday|tuesday|wednesday|thursday|friday|saturday|sunday) /.test(
    text,
  )
    ? { from, to: addDays(addMonths(from, 12), -1) }
    : null
}
