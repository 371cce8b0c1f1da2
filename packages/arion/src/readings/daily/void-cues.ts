/** Hours in which the Moon is void of course. */
import { clock, localTime } from '../../brief/time-frame.ts'
import { hourInWords } from '../../language/part-of-day.ts'
import { dateWords } from '../../language/statements.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { Fact } from '../../types.ts'
import { hour } from '../../almanac/date-names.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { isAwake } from '../../almanac/usable-hours.ts'
import type { Wish } from './cue.ts'

/** Shorter void stretches are over before one has arranged anything. */
const SHORTEST_VOID = 40 * 60_000

/**
 * What is left of a void-of-course Moon in the waking hours. Its end is said as a time; its beginning
 * stands in `at`.
 */
export function voids(composer: Composer): Wish[] {
  const { at: now, zone, today } = composer.context.frame
  const [start, end] = composer.sky.localDay(zone, today)
  const begin = now > start ? now : start
  return composer.sky.voidMoons(begin, end).flatMap(({ begins, ends, sign, towards }): Wish[] => {
    const from = begins > begin ? begins : begin
    const isOverTonight = ends < end
    const isFelt =
      (isAwake(composer, from) || (isOverTonight && isAwake(composer, ends))) &&
      Number(ends) - Number(from) > SHORTEST_VOID
    if (!isFelt || from >= end) return []
    const lines = function* (): Iterable<LineOrBreak> {
      const opening =
        begins <= now ? 'From now' : `From ${hourInWords(localTime(composer.sky, zone, begins).minutes)}`
      const until = isOverTonight
        ? `until ${hour(composer, ends, 'to', { kind: 'sky_sign', body: 'moon', sign })}`
        : 'until after midnight'
      const text = composer.form('void', [
        () => `${opening} ${until} the Moon is void of course, with no meeting left before it changes sign.`,
        () => `${opening} ${until} the Moon is void of course.`,
        () =>
          `${opening} ${until} the Moon is between two signs with nothing to do, which is called void of course.`,
      ])
      yield composer.line(text)
      const feels = composer.unit('void.feels')
      if (feels) yield composer.line(feels.text)
    }
    const [opens, closes] = [begins, ends].map((at) => ({
      // as its line says it: the same minute, or two stand on one page
      time: clock(composer.sky, zone, at),
      date: dateWords(composer.sky, zone, at),
    }))
    // one day is named once
    const span = `${opens!.time}${opens!.date === closes!.date ? '' : ` on ${opens!.date}`} to ${closes!.time} on ${closes!.date}`
    const fact: Fact = {
      id: `void.${begins.toISOString().slice(0, 13)}`,
      kind: 'void_moon',
      statement: `Moon void of course from ${span}, until it enters ${towards}`,
      points: [],
      from: begins,
      to: ends,
    }
    return [{ at: from, until: ends, rank: 2.5, lines, fact }]
  })
}
