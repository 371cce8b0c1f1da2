/** The hour to take in a day or a few. */
import { KINDS } from '../../../kinds/index.ts'
import type { Point } from '@astrarium/sky'
import type { HourFact } from '../../../brief/facts.ts'
import { uncrossed } from '../../../brief/hours.ts'
import { capital, full } from '../../../language/text.ts'
import type { Composer } from '../../composer.ts'
import { choice, reason, verb } from './choice-words.ts'
import { GOOD } from './chosen-hours.ts'
import { usableHours } from '../../usable-hours.ts'
import type { Purpose } from '../../usable-hours.ts'
import type { LineOrBreak } from '../../line.ts'

/** The kindest hour of the span, opened by words that say what it is for. */
export function* bestHour(composer: Composer, opening: string): Iterable<LineOrBreak> {
  const isForRest = KINDS[composer.context.intent.kind].meets
  const best = softHours(composer, isForRest ? 'rest' : 'deed').find(
    ({ point }) => isForRest || point !== 'neptune',
  )
  if (!best) return
  const why = capital(full(reason(composer, best, 'moon')))
  yield composer.line(
    composer.isOpening
      ? `${opening} ${choice(composer, best)}. ${why} ${capital(verb(composer, best))} then.`
      : `${opening} ${choice(composer, best)}, when ${verb(composer, best)}. ${why}`,
    [best],
  )
}

/**
 * For somebody in sorrow: an hour that asks for nothing, and no word of what could be done in it. `isOwed`:
 * where none is of the kind ones, as with no hour of birth, the softest is told.
 */
export function* kindHour(composer: Composer, opening: string, isOwed = false): Iterable<LineOrBreak> {
  const soft = softHours(composer, 'rest')
  const kind = soft.find(({ point }) => KIND_POINTS.includes(point)) ?? (isOwed ? soft[0] : undefined)
  if (kind) yield composer.line(`${opening} ${choice(composer, kind)}, when ${verb(composer, kind)}.`, [kind])
}

const KIND_POINTS: readonly Point[] = ['moon', 'venus', 'jupiter', 'sun', 'neptune', 'asc']

/** Of the hours that are offered for it, those that no hard one crosses: best first. */
function softHours(composer: Composer, purpose: Purpose): HourFact[] {
  const soft = usableHours(composer, purpose).map((facts) => facts.filter(({ tone }) => tone === 'soft'))
  const good = soft.find((facts) => facts.length > 0) ?? []
  return uncrossed(good, composer.context.hours).sort(
    (a, b) => (GOOD[b.point] ?? 0.4) - (GOOD[a.point] ?? 0.4),
  )
}
