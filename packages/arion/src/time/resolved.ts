/** A phrase in its time: which of its stretches is meant, and what the words about it make of that. */
import type { Grain, Span, Stretch, Tense, TimeFrame } from './span.ts'
import { limited } from './limits.ts'
import { nearest } from './nearest.ts'
import type { Point } from './point.ts'
import { tenseAt } from './tense.ts'

export interface Resolved extends Span {
  /** offsets in the plain text */
  start: number
  end: number
  grain: Grain
  tense: Tense
  isFaint: boolean
  /** a stretch made of a limit: "before Easter" */
  isLimit: boolean
}

export function resolved(text: string, point: Point, frame: TimeFrame): Resolved {
  const { start, end, grain } = point
  const told = frame.asks === 'past' ? 'past' : tenseAt(text, [start, end])
  const isToCome = frame.asks !== 'past' && ANNOUNCED.test(text.slice(0, start))
  const way = (point.tense ?? told) === 'past' && !isToCome ? 'behind' : 'ahead'
  const limit = frame.earlier === 'answer' ? null : limited({ text, point, frame, way })
  if (limit)
    return { ...limit, end, grain, tense: tenseOfStretch(limit, frame.today), isFaint: false, isLimit: true }
  const found = nearest(point, way, frame)
  // what is left of a week that has begun
  const isThisWeek =
    point.tense === 'now' &&
    grain === 'week' &&
    found.from < frame.today &&
    found.to > frame.today &&
    told !== 'past'
  const chosen = isThisWeek ? { ...found, from: frame.today } : found
  return {
    ...chosen,
    phrase: point.name(found),
    start,
    end,
    grain,
    tense: point.tense ?? tenseOfStretch(chosen, frame.today),
    // "we shared a room for four years" tells how long it was
    isFaint: point.isFaint === true || (point.isWhole === true && point.tense === 'ahead' && told === 'past'),
    isLimit: false,
  }
}

/** "I told everyone the 4th": a day that was named to somebody, and not one on which it was said. */
const ANNOUNCED = / (?:told|promised) (?!me )\w+ $/

function tenseOfStretch({ from, to }: Stretch, today: string): Tense {
  return to < today ? 'past' : from > today ? 'ahead' : 'now'
}
