/** The hour to take in a day or a few. */
import { KINDS } from '../../../kinds/index.ts'
import type { Point } from '@astrarium/sky'
import type { HourFact } from '../../../brief/facts.ts'
import { localTime } from '../../../brief/time-frame.ts'
import { uncrossed } from '../../../brief/hours.ts'
import { capital, full } from '../../../language/text.ts'
import type { Composer } from '../../composer.ts'
import { choice, reason, verb } from './choice-words.ts'
import { GOOD, lastMinute } from './chosen-hours.ts'
import type { LineOrBreak } from '../../line.ts'

/** The kindest hour of the span, opened by words that say what it is for. */
export function* bestHour(composer: Composer, opening: string): Iterable<LineOrBreak> {
  const isForRest = KINDS[composer.context.intent.kind].meets
  const best = softHours(composer).find(({ point }) => isForRest || point !== 'neptune')
  if (!best) return
  yield composer.line(
    `${opening} ${choice(composer, best)}, when ${verb(composer, best)}. ${capital(full(reason(composer, best, 'moon')))}`,
    [best],
  )
}

/** For somebody in sorrow: an hour that asks for nothing, and no word of what could be done in it. */
export function* kindHour(composer: Composer, opening: string): Iterable<LineOrBreak> {
  const kind = softHours(composer).find(({ point }) => KIND_POINTS.includes(point))
  if (kind) yield composer.line(`${opening} ${choice(composer, kind)}, when ${verb(composer, kind)}.`, [kind])
}

const KIND_POINTS: readonly Point[] = ['moon', 'venus', 'jupiter', 'sun', 'neptune', 'asc']

/** Ahead, by day, and not crossed by a hard one: best first. */
function softHours(composer: Composer): HourFact[] {
  const { frame } = composer.context
  const good = composer.context.hours.filter(({ at, tone }) => {
    const { minutes } = localTime(composer.sky, frame.zone, at)
    const { from = 8 * 60, to = lastMinute(composer) } = composer.context.intent.hours ?? {}
    return tone === 'soft' && minutes >= from && minutes <= to && at > frame.at
  })
  return uncrossed(good, composer.context.hours).sort(
    (a, b) => (GOOD[b.point] ?? 0.4) - (GOOD[a.point] ?? 0.4),
  )
}
