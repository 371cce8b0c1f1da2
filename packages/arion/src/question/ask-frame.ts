import type { Sky } from '@astrarium/sky'
import type { Asker, UnreadAsk } from '../types.ts'
import { BEDSIDE, hasBedside } from './care/bedside.ts'
import { isSouthernZone } from './care/country-of-zone.ts'
import { hasMourned, MOURNING } from './care/grief.ts'
import { hasParted, PARTING } from './parting.ts'
import { isMarkOfDead, markOfDead } from './the-dead.ts'
import type { SpanFrame } from './time-asked.ts'

/** Where and when a person asks: what "today", "my birthday" and "summer" mean to them. */
export function askFrame(sky: Sky, { chart, timeZone }: Asker, at: Date): SpanFrame {
  const birth = chart?.instant.toISOString() ?? null
  return {
    today: sky.localDate(timeZone, at),
    isSouthern: isSouthernZone(timeZone),
    birthday: birth && birth.slice(5, 10),
    born: birth && birth.slice(0, 10),
    zone: timeZone,
  }
}

/** The same with what is known of a loss, which the reading of a question has to keep in mind. */
export function questionFrame(
  sky: Sky,
  { asker, at, usedPhrases, missed = null }: Pick<UnreadAsk, 'asker' | 'at' | 'usedPhrases' | 'missed'>,
): SpanFrame {
  const frame = askFrame(sky, asker, at)
  // a few, where there are any, of hundreds of things that were told
  const losses = usedPhrases.filter(({ unit }) => LOSSES.some((loss) => unit.startsWith(loss)))
  const marks = new Set(losses.map(({ unit }) => unit))
  const isSaid = marks.has('mourning.said')
  return {
    ...frame,
    hasMourned: hasMourned(losses, frame.today),
    hasParted: hasParted(losses, frame.today),
    hasIll: hasBedside(losses, frame.today),
    ...(losses.some(isMarkOfDead) && {
      isDead: (call: string) => marks.has(markOfDead(call, asker.seed)),
    }),
    missed: missed && { ...missed, isSaid },
  }
}

const LOSSES = [MOURNING, PARTING, BEDSIDE]
