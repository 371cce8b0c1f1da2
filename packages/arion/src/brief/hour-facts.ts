/** Hours of a short span: what the Moon meets in the chart. */
import type { MajorAspect, NatalChart, Point, Sky } from '@astrarium/sky'
import { toneOf } from './facts.ts'
import type { HourFact } from './facts.ts'
import type { TimeFrame } from './time-frame.ts'
import { clock } from './time-frame.ts'
import { angleWords, dateWords, pointName } from '../language/statements.ts'
import { surePoints } from '../chart/sure-points.ts'

/** The Moon's exact contacts with the chart: good hours and hard ones, in order of the clock. */
export function hourFacts(sky: Sky, chart: NatalChart, frame: TimeFrame, from: Date, to: Date): HourFact[] {
  const points = surePoints(chart).filter((point) => point.to - point.from < BLURRED)
  return sky
    .transits({
      points: points.map(({ point, longitude }) => ({ point, longitude })),
      from,
      to,
      bodies: ['moon'],
      orb: () => 1,
    })
    .flatMap(({ natal, aspect, exact }) =>
      exact
        .filter((at) => at >= from && at < to)
        .map((at): HourFact => {
          const when = `${dateWords(sky, frame.zone, at)}, ${clock(sky, frame.zone, at)}`
          const statement = `Moon ${angleWords(aspect)} your ${pointName(natal)}, ${when}`
          return contactOf(natal, aspect, { at, statement })
        }),
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}

/**
 * The slowest Moon goes 0.2° in 25 minutes: the half hour around an hour that is named, without what its
 * rounding to five minutes takes. A point that is less sure than that has no hour of its own.
 */
const BLURRED = 0.2

export function contactOf(
  point: Point,
  aspect: MajorAspect,
  { at, statement }: Pick<HourFact, 'at' | 'statement'>,
): HourFact {
  const isSoft = aspect === 0 ? KIND_MEETINGS.includes(point) : toneOf(aspect) === 'soft'
  return {
    id: `moon.${aspect}.${point}.${at.toISOString().slice(0, 13)}`,
    kind: 'moon_hour',
    point,
    aspect,
    tone: isSoft ? 'soft' : 'hard',
    at,
    points: [point],
    weight: 1,
    statement,
    exact: [at],
  }
}

const KIND_MEETINGS: readonly Point[] = ['sun', 'moon', 'mercury', 'venus', 'jupiter', 'asc', 'mc']
