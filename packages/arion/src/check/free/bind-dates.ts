/** Dates and clock times → the statement of the sentence, or of the one before, that they belong to. */
import type { Planet } from '@astrarium/sky'
import type { WhenSaid } from './dates.ts'
import type { Reader } from './reader.ts'
import { isDated } from './statements.ts'
import type { Memory, Said } from './statements.ts'

export function bindDates(
  reader: Reader,
  dates: readonly WhenSaid[],
  memory: Memory,
  unclaimed: string[],
): void {
  for (const date of dates) {
    const own = reader.statements.filter(({ readings }) => readings.some(isDated))
    const before = own.findLast(({ at }) => at < date.at)
    const target = before ?? own[0]
    const { role, first, last, slack } = date
    const when = { role, first, last, slack }
    if (target) {
      // a second date of the same statement is a statement of its own
      const undated = target.readings.filter((said) => isDated(said) && said.when === null)
      const readings = (undated.length > 0 ? undated : target.readings.filter(isDated)).map((said) =>
        turned({ ...said, when } as Said, reader),
      )
      if (undated.length > 0) target.readings = readings
      else reader.statements.push({ ...target, readings })
    } else if (memory.dated && !reader.statements.some(({ readings }) => readings.some(isDated))) {
      memory.dated.isDatedLater = true
      const readings = memory.dated.readings.filter(isDated).map((said) => ({ ...said, when }))
      reader.statements.push({ at: date.at, words: date.text, readings })
    } else unclaimed.push(date.text)
  }
}

/**
 * A clock time is said of the one contact of the Moon in its sentence; with anything else of the sky it is
 * not understood.
 */
export function bindTime({ sentence, statements }: Reader, { today }: Memory, unclaimed: string[]): void {
  const times = [...sentence.matchAll(/\b([012]?\d):([0-5]\d)\b/g)]
  const [time] = times
  const spoken = /\b\d{1,2} ?(?:[ap]\.?m\b|o'clock)/i.exec(sentence)
  const ofSky = statements.filter(({ readings }) => readings.every(isDated))
  const [one] = ofSky
  if (spoken && one) unclaimed.push(spoken[0])
  if (!time || !one) return
  const isMoon = one.readings.every((said) => said.kind === 'transit' && said.body === 'moon')
  if (times.length > 1 || ofSky.length > 1 || !isMoon) {
    unclaimed.push(time[0])
    return
  }
  one.readings = one.readings.filter(isDated).map((said) => ({
    ...said,
    when: {
      ...(said.when ?? { role: 'on', first: today, last: today, slack: 0 }),
      time: time[0].padStart(5, '0'),
    },
  }))
}

/** A motion with a verb of turning and a day is a station. */
function turned(said: Said, { sentence, isTurning }: Reader): Said {
  if (said.kind !== 'sky_motion' || said.when === null) return said
  const ends = /\b(ends?|ending|is over|finish\w*|leaves retrograde)\b/i.test(sentence)
  const begins = /\b(begins?|starts?|beginning|starting|enters?|into retrograde|out of retrograde)\b/i.test(
    sentence,
  )
  if (!isTurning && !ends && !begins) return said
  const turns = ends
    ? said.isRetrograde
      ? 'direct'
      : 'retrograde'
    : said.isRetrograde
      ? 'retrograde'
      : 'direct'
  return { kind: 'station', body: said.body as Planet, turns, when: said.when }
}
