/** Which stretch of time a text means: one grammar for what was and what comes. */
import { partsOf } from '../language/calendar.ts'
import { remembered } from '../language/remembered.ts'
import { chosenOf } from './chosen.ts'
import { joined } from './joined.ts'
import { resolved } from './resolved.ts'
import type { Resolved } from './resolved.ts'
import { withParts } from './parts.ts'
import { frameKey } from './frame-key.ts'
import { plainText } from './plain-text.ts'
import type { PlainText } from './plain-text.ts'
import type { Point } from './point.ts'
import { pointsIn } from './points-in.ts'
import { isBeside } from './sentences.ts'
import { withStays } from './stays.ts'
import type { FoundTime, ReadTime, TimeFrame } from './span.ts'

/** Beyond a lifetime nothing is worth a forecast, and the engine's years end. */
const FARTHEST_YEARS = 40

/** The time that a text is about: that of what is asked, and not of what is told beside it. */
export function readTime(typed: string, frame: TimeFrame): ReadTime {
  const plain = plainText(withoutBirth(typed))
  const beyond = BEYOND_TABLES.exec(plain.text)
  if (beyond) return { kind: 'beyond_tables', words: wordsOf(typed, plain, beyond) }
  const found = resolvedIn(plain, frame)
  const sure = found.filter((each) => !each.isFaint)
  const vague =
    (sure.length === 0 && VAGUE.exec(plain.text)) ||
    (!frame.born && sure.length === 0 && VAGUE_LIFE.exec(plain.text))
  if (vague) return { kind: 'unclear', words: wordsOf(typed, plain, vague) }
  const chosen = chosenOf(plain.text, found, frame, () => resolvedIn(plain, { ...frame, asks: 'past' }))
  if (!chosen) return { kind: 'none' }
  if (partsOf(chosen.to).year > partsOf(frame.today).year + FARTHEST_YEARS)
    return { kind: 'unclear', words: chosen.phrase }
  const read = spanOf(plain, chosen)
  return isBeside(plain.text, chosen.start) ? { ...read, isBeside: true } : read
}

/** Every stretch that a text names, in order: "Dec 7 or the 14th" names two. */
export function timesIn(typed: string, frame: TimeFrame): FoundTime[] {
  const plain = plainText(withoutBirth(typed))
  return resolvedIn(plain, frame)
    .filter((each) => !each.isFaint)
    .map((each) => spanOf(plain, each))
}

const resolvedIn = remembered(resolve, ({ text }, frame) => `${frameKey(frame, text)}${text}`)

function resolve({ text }: PlainText, frame: TimeFrame): Resolved[] {
  const told = text.replace(HOW_LONG, (words) => ' '.repeat(words.length))
  const points = joined(told, outermost(pointsIn(told, frame).map((point) => withParts(told, point))), frame)
  const result: Resolved[] = []
  for (const point of points) {
    // "the 7th or the 14th": what is named second lies in the month of the first
    const before = result.at(-1)
    const named = isLooseDay(point)
      ? result.find((each) => isSameDay(each, told.slice(point.start, point.end)))
      : undefined
    const isNear =
      before &&
      point.isLoose &&
      before.tense !== 'past' &&
      !before.isFaint &&
      point.start - before.end < 25 &&
      before.grain === 'day'
    result.push(
      resolved(
        told,
        // "the hearing is on 11 March … do I go on the 11th": the day that was named
        named ? { ...point, times: [{ from: named.from, to: named.to }] } : point,
        isNear
          ? {
              ...frame,
              previous: before,
              ...(isListed(told.slice(before.end, point.start)) && { listed: before }),
            }
          : frame,
      ),
    )
  }
  return withStays(told, result)
}

/** "Friday and Monday", "thurs fri sat" */
function isListed(gap: string): boolean {
  return /^ ?(?:and|&|\/)? ?$/.test(gap)
}

function isLooseDay({ isLoose, grain, times }: Point): boolean {
  return isLoose === true && grain === 'day' && times.length < 40
}

function isSameDay({ from, to, grain, isLimit, tense }: Resolved, words: string): boolean {
  return (
    grain === 'day' &&
    !isLimit &&
    tense !== 'past' &&
    from === to &&
    Number(/\d+/.exec(words)?.[0]) === Number(from.slice(8))
  )
}

/** "the weekend of the 15th": the weekend alone is no phrase of its own. */
function outermost(points: readonly Point[]): Point[] {
  return points.filter((point) =>
    points.every((other) => other === point || point.start < other.start || point.end > other.end),
  )
}

function spanOf(
  plain: PlainText,
  { from, to, phrase, start, end, grain, tense, isFaint }: Resolved,
): FoundTime {
  return {
    kind: 'span',
    span: { from, to, phrase },
    at: plain.at(start, end),
    grain: isFaint ? 'open' : grain,
    tense,
  }
}

function wordsOf(typed: string, plain: PlainText, found: RegExpExecArray): string {
  const [start, end] = plain.at(found.index + 1, found.index + found[0].length)
  return typed.slice(start, end)
}

/** The day of a birth is not the time that is asked about; its place in the text stays. */
export function withoutBirth(typed: string): string {
  return typed.replace(
    /(?<!\b(?:be|is|gets) )\b(?:born(?! (?:today|tomorrow|tonight|this|next))|date of birth|dob)\b[^.!?;]*|\bbirth ?(?:day|date) (?:is|was)\b[^.!?;]*\b(?:19|20)\d\d\b/gi,
    (words) => words.replace(/[^\s]/g, '_'),
  )
}

/** "I have not slept for two weeks" tells how long it has been. */
const HOW_LONG =
  / (?:have|has|had|havent|hasnt|been|ive|weve|hes|shes|not|didnt|didn|ve|never|since)(?: (?!should|will|would|what|how|when)[^ .?!]+){0,9} for (?:the (?:last|past) )?(?:about |over |almost |nearly |more than )?(?:\d{1,3}|n\d+|an?|few|a few|a couple of|several) (?:day|week|month|year|decade)s?(?= )/g
const VAGUE =
  / (?:(?:those|these|the) (?:n[2-5]|few|other) (?:days|weeks|months|years) (?:after|before|then)|in (?:the )?(?:next|coming) decade|some ?day|one day|(?:(?:some|many|several|a few|few) )?(?:weeks|months|years|ages|decades) ago)(?= )/
const VAGUE_LIFE =
  / (?:in my (?:teens|twenties|thirties|forties|fifties|sixties|seventies)|when i was (?:[a-z]+ )?(?:child|kid|little|young|small|teenager|n\d+|\d+)|my (?:childhood|youth))(?= )/
const BEYOND_TABLES =
  / (?:in|of|for|around|was|is|will|year) (?:the year )?(?:1[0-7]\d\d|22[1-9]\d|220[1-9]|2[3-9]\d\d)(?! (?:rand|euros?|dollars?|pounds?|rupees?|yen|people|words|steps|km|kg|calories|kcal))(?= )/
