/** Transits of a day as cues. */
import type { TransitFact } from '../../brief/facts.ts'
import { capital } from '../../language/text.ts'
import { meaning, tonesOf } from '../../almanac/timed-fact-lines.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { Fact } from '../../types.ts'
import { windowLine } from '../../almanac/window-lines.ts'
import { day, hour } from '../../almanac/date-names.ts'
import { subjectOf, transitVerb } from '../../almanac/transit-names.ts'
import { surePoints } from '../../chart/sure-points.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { isAwake } from '../../almanac/usable-hours.ts'
import type { Wish } from './cue.ts'

/**
 * Transits whose exact moment falls on this day; the quick ones with their hour, the slow ones by the day.
 */
export function exactToday(composer: Composer, lead: TransitFact | undefined): Wish[] {
  const [start, end] = composer.sky.localDay(composer.context.frame.zone, composer.context.frame.today)
  // what a birth time leaves open has its day, and no hour
  const sharp = surePoints(composer.context.chart).filter(({ from, to }) => to - from < 0.005)
  return composer.context.transits
    .filter(({ point }) => sharp.some((one) => one.point === point))
    .flatMap((fact) => {
      const at = fact.exact.find((one) => one >= composer.context.frame.at && one >= start && one < end)
      return at ? [{ fact, at }] : []
    })
    .slice(0, 2)
    .map(({ fact, at }): Wish => {
      const energy = tonesOf(fact.body, fact.tone).at(-1) === 'soft' ? 'good' : 'hard'
      return { at, energy, rank: 1, lines: () => exactLines(composer, fact, at, lead), fact }
    })
}

function* exactLines(
  composer: Composer,
  fact: TransitFact,
  at: Date,
  lead: Fact | undefined,
): Iterable<LineOrBreak> {
  const subject = subjectOf(fact)
  const isQuick = ['sun', 'mercury', 'venus', 'mars'].includes(fact.body)
  if (isQuick && isAwake(composer, at)) {
    const time = hour(composer, at, 'at', subject)
    yield composer.line(`Around ${time} ${transitVerb(composer, fact)}, exactly.`, [fact])
  } else
    yield composer.line(
      `${capital(transitVerb(composer, fact))}, exact on ${day(composer, at, 'exact', subject)}, which is today.`,
      [fact],
    )
  // what the leading transit brings was said above
  if (fact !== lead) yield* meaning(composer, fact, 'today')
}

/** Transits of the quick bodies that are on now, other than those told of already. */
export function quickWindows(composer: Composer, told: readonly (Fact | undefined)[]): Wish[] {
  const { at: now, zone, today } = composer.context.frame
  // what is over by tonight has had its day
  const end = composer.sky.localDay(zone, today)[1]
  return composer.context.transits
    .filter((fact) => !told.includes(fact) && ['sun', 'mercury', 'venus', 'mars'].includes(fact.body))
    .filter(({ enters, leaves }) => enters !== null && enters <= now && leaves !== null && leaves >= end)
    .map((fact): Wish => {
      const lines = function* (): Iterable<LineOrBreak> {
        yield windowLine(composer, fact)
        yield* meaning(composer, fact, 'today')
      }
      const energy = tonesOf(fact.body, fact.tone).at(-1) === 'soft' ? 'good' : 'hard'
      return { at: now, until: fact.leaves!, energy, rank: 4, lines }
    })
}
