/** Days: what the stretch is like for the other one, what is on between the two, and a day for a talk. */
import { daysBetween } from '../language/calendar.ts'
import type { Stretch } from '../time/span.ts'
import type { AboutTwo } from '../question/two/pair-question.ts'
import { stretchOf, touched, touchesOf } from './touches.ts'
import type { Touch } from './touches.ts'
import type { Teller, TwoLines } from './teller.ts'

const WEEK = 7
const FORTNIGHT = 14

/** What the days do for the other one, the weightiest two in order of time. */
export function* needsOfDays(teller: Teller, span: Stretch | null): TwoLines {
  const touches = touchesOf(teller, 'theirs', stretchOf(teller, span, WEEK, 31))
  for (const touch of weightiest(touches, 2)) yield* touched(teller, touch)
}

/** What is ahead for the two: a word on the whole, then the weightiest of either. */
export function* ahead(teller: Teller, span: Stretch | null, most: number): TwoLines {
  const stretch = stretchOf(teller, span, 4 * WEEK)
  const both = [...touchesOf(teller, 'theirs', stretch), ...touchesOf(teller, 'own', stretch)]
  const chosen = weightiest(
    both.filter(({ body }) => body !== 'moon' || daysBetween(stretch.from, stretch.to) < 4),
    most,
  )
  const hard = chosen.filter(({ mood }) => mood === 'hard').length
  const key =
    chosen.length === 0
      ? 'quiet'
      : hard === 0
        ? 'good'
        : hard === chosen.length && hard > 1
          ? 'hard'
          : 'mixed'
  if (most > 2 || chosen.length === 0) yield* teller.say(teller.lore(`two.weeks.${key}`))
  for (const touch of chosen) yield* touched(teller, touch)
}

/** Where only one's own days are known. */
export function* ownDays(teller: Teller, span: Stretch | null): TwoLines {
  const touches = touchesOf(teller, 'own', stretchOf(teller, span, FORTNIGHT, 62))
  const [good] = weightiest(
    touches.filter(({ mood, body }) => mood === 'good' && TALKS.includes(body)),
    1,
  )
  if (good) yield* touched(teller, good)
}

const TALKS: readonly Touch['body'][] = ['mercury', 'venus', 'sun', 'jupiter', 'moon']

/** A day on which both are open to it, and the one to leave out. */
export function* bestDay(teller: Teller, { span, sort, matter, isOfToday }: AboutTwo): TwoLines {
  const { today } = teller.context
  const stretch = stretchOf(teller, span, FORTNIGHT, 62)
  const both = [...touchesOf(teller, 'theirs', stretch), ...touchesOf(teller, 'own', stretch)]
  const days = [...new Set(both.flatMap(({ days: { from, to } }) => (from === to ? [from] : [])))]
  const near = (date: string) => both.filter(({ days: { from, to } }) => from === to && from === date)
  const scored = days
    .map((date) => ({ date, touches: near(date), score: scoreOf(near(date)) }))
    .toSorted((one, other) => other.score - one.score || one.date.localeCompare(other.date))
  const [best] = scored
  const isNow = stretch.to === today || (sort === 'when' && isOfToday)
  if (isNow) {
    const isFine = scoreOf(near(today)) >= -1
    const key = matter === 'quarrel' ? 'now' : isFine ? 'today' : 'wait'
    yield* teller.say(teller.lore(`two.when.${key}`))
  }
  if (!best || best.score < 1) {
    if (!isNow)
      yield* teller.say(
        teller.lore(both.some(({ mood }) => mood === 'good') ? 'two.when.none' : 'two.when.hard'),
      )
  } else {
    if (!isNow) yield* teller.say(teller.lore(suitsBoth(best.touches) ? 'two.when.both' : 'two.when.found'))
    const good = best.touches.filter(({ mood }) => mood === 'good').toSorted(byWeight)
    for (const [index, touch] of good.slice(0, 2).entries())
      yield* touched(teller, touch, index === 0 ? 'Take this one:' : null)
  }
  const worst = scored.at(-1)
  const [edge] =
    worst && worst.score < -1.5 ? worst.touches.filter(({ mood }) => mood === 'hard').toSorted(byWeight) : []
  if (edge) {
    yield 'paragraph'
    yield* touched(teller, edge, 'Leave this one out:')
  }
}

function suitsBoth(touches: readonly Touch[]): boolean {
  return touches.every(({ mood }) => mood === 'good') && new Set(touches.map(({ whose }) => whose)).size === 2
}

function scoreOf(touches: readonly Touch[]): number {
  const sides = new Set(touches.filter(({ mood }) => mood === 'good').map(({ whose }) => whose)).size
  return (
    touches.reduce((sum, { mood, weight }) => sum + (mood === 'good' ? weight : -weight), 0) +
    (sides === 2 ? 1.5 : 0)
  )
}

/** No body and mood twice; in order of time. */
function weightiest(touches: readonly Touch[], most: number): Touch[] {
  const seen = new Set<string>()
  return touches
    .toSorted(byWeight)
    .filter(({ body, mood, whose }) => {
      const key = `${body} ${mood} ${whose}`
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, most)
    .toSorted((one, other) => one.first.getTime() - other.first.getTime())
}

function byWeight(one: Touch, other: Touch): number {
  return other.weight - one.weight
}
