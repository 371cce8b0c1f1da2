/** New and full Moons and eclipses: where they fall in the chart, and what they touch. */
import { PLANETS } from '@astrarium/sky'
import type { Eclipse, Lunation, MajorAspect, NatalChart, Point } from '@astrarium/sky'
import type { SkyEvent } from '../facts.ts'
import { DAY } from './cycle-context.ts'
import type { CycleContext } from './cycle-context.ts'
import { targets } from '../../chart/targets.ts'
import { LUNATION_ORB } from '../../chart/orbs.ts'
import { signAt, houseAt, turn } from '../../chart/zodiac.ts'

/** The next one, and the next that touches the chart where that one does not. */
export function eclipsesOf(scene: CycleContext, of: 'solar' | 'lunar' | null): SkyEvent[] {
  const { sky, begin } = scene
  const events = sky
    .eclipses(begin, new Date(begin.getTime() + 800 * DAY))
    .filter((eclipse) => !of || eclipse.of === of)
    .flatMap((eclipse) => {
      const kind = eclipse.of === 'solar' ? 'new' : 'full'
      const moon = sky
        .lunations(new Date(eclipse.at.getTime() - DAY), new Date(eclipse.at.getTime() + DAY))
        .find((one) => one.kind === kind)
      const found = moon && lunationOf(scene, moon, eclipse)
      return found?.is === 'lunation' ? [found] : []
    })
  const [next] = events
  if (!next) return []
  const touching = events.find(({ touches }) => touches.length > 0)
  return touching && touching !== next ? [next, touching] : [next]
}

export function lunationOf(
  { chart }: CycleContext,
  { at, kind, longitude }: Lunation,
  eclipse: Eclipse | null,
): SkyEvent {
  const cusps = chart.accuracy.kind === 'exact' ? chart.houses?.cusps : null
  return {
    is: 'lunation',
    phase: kind as 'new' | 'full',
    eclipse: eclipse && { of: eclipse.of, kind: eclipse.kind },
    at: eclipse?.at ?? at,
    sign: signAt(longitude),
    house: cusps ? houseAt(cusps, longitude) : null,
    touches: touchesOf(chart, longitude),
  }
}

/**
 * Joined, square or opposite, whatever the birth time leaves open; the nearest first, and what is most one's
 * own before the rest.
 */
function touchesOf(chart: NatalChart, longitude: number): { point: Point; aspect: MajorAspect }[] {
  const points: Point[] = [...PLANETS, 'asc', 'mc']
  return points
    .flatMap((point) =>
      ([0, 90, 180] as const).flatMap((aspect) => {
        const ends = targets(chart, point)
        const orb = Math.max(
          ...ends.map((end) => Math.abs(Math.abs(turn(longitude - end + 180) - 180) - aspect)),
        )
        return ends.length > 0 && orb <= LUNATION_ORB ? [{ point, aspect, orb }] : []
      }),
    )
    .sort((a, b) => a.orb + (OUTER.includes(a.point) ? 3 : 0) - b.orb - (OUTER.includes(b.point) ? 3 : 0))
    .map(({ point, aspect }) => ({ point, aspect }))
}

const OUTER: readonly Point[] = ['uranus', 'neptune', 'pluto']
