/**
 * One statement of an outside voice against the engine: by position on the days it names, with the slack its
 * words allow.
 */
import { PLANETS } from '@astrarium/sky'
import type { MajorAspect, Planet } from '@astrarium/sky'
import type { ChartPoint } from '../../chart/certainty.ts'
import { isAngle, placementOf, rulerOf, sureAngle, sureHouse, sureSign } from '../../chart/certainty.ts'
import { addDays } from '../../language/calendar.ts'
import type { CheckContext } from '../check-context.ts'
import type { Said, Statement, When } from './statements.ts'
import { targets } from '../../chart/targets.ts'
import { TRANSIT_ORBS } from '../../chart/orbs.ts'
import { signAt, houseAt } from '../../chart/zodiac.ts'
import { deviation } from '../verify-transit.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ANGLES: readonly MajorAspect[] = [0, 60, 90, 120, 180]

/** null when one of its readings is true. */
export function verifyStatement({ readings, words }: Statement, context: CheckContext): string | null {
  return readings.some((said) => holds(said, context))
    ? null
    : `not so: ${words} (${readings.map(({ kind }) => kind).join(' or ')})`
}

function holds(said: Said, context: CheckContext): boolean {
  const { chart, sky } = context
  switch (said.kind) {
    case 'natal_sign': {
      const sign = sureSign(chart, said.point)
      return sign !== null && (sign === said.sign) !== said.isDenied
    }
    case 'natal_degree': {
      const longitude = isAngle(said.point)
        ? sureAngle(chart, said.point)?.longitude
        : certain(context, said.point)
      return longitude !== undefined && Math.abs((longitude % 30) - said.degree) <= 1.5
    }
    case 'natal_house': {
      const house = sureHouse(chart, said.point)
      return house !== null && said.houses.includes(house) !== said.isDenied
    }
    case 'natal_aspect':
      return natalAspects(context, said.a, said.b).some(
        ({ aspect }) => said.aspect === 'any' || aspect === said.aspect,
      )
    case 'natal_orb':
      return natalAspects(context, said.a, said.b).some(({ orb }) => Math.abs(orb - said.degrees) <= 0.6)
    case 'natal_motion': {
      const speed = placementOf(chart, said.point)?.speed
      // within a day of a turn the birth time decides, and an unknown one does not know
      return (
        speed !== undefined &&
        (chart.accuracy.kind === 'exact' || Math.abs(speed) > 0.02) &&
        speed < 0 === said.isRetrograde
      )
    }
    case 'rules':
      return said.houses.every((house) => rulerOf(chart, house) === said.body)
    case 'house_name':
      return said.houses.some((house) => said.called.includes(house))
    case 'sky_sign':
      return (
        isPlanetary(said.body) &&
        over(
          said.when,
          context,
          (at) => (signAt(sky.position(said.body as Planet, at).longitude) === said.sign) !== said.isDenied,
        )
      )
    case 'sky_degree':
      return (
        isPlanetary(said.body) &&
        Math.abs((sky.position(said.body as Planet, context.at).longitude % 30) - said.degree) <= 1.5
      )
    case 'passage': {
      const cusps = chart.accuracy.kind === 'exact' ? chart.houses?.cusps : undefined
      if (!cusps || !isPlanetary(said.body)) return false
      return over(
        said.when,
        context,
        (at) =>
          said.houses.includes(houseAt(cusps, sky.position(said.body as Planet, at).longitude)) !==
          said.isDenied,
      )
    }
    case 'transit': {
      const ends = targets(chart, said.point)
      const body = said.body as Planet
      if (ends.length === 0 || !isPlanetary(said.body)) return false
      const aspects = said.aspect === 'any' ? ANGLES : [said.aspect]
      return aspects.some((aspect) =>
        overAspect(
          said.when,
          context,
          TRANSIT_ORBS[body],
          ends.map((longitude) => (at: Date) => deviation(sky, body, longitude, aspect, at)),
        ),
      )
    }
    case 'sky_aspect': {
      if (!isPlanetary(said.a) || !isPlanetary(said.b)) return false
      const [a, b] = [said.a as Planet, said.b as Planet]
      const aspects = said.aspect === 'any' ? ANGLES : [said.aspect]
      return aspects.some((aspect) =>
        overAspect(said.when, context, 2, [
          (at: Date) => deviation(sky, a, sky.position(b, at).longitude, aspect, at),
        ]),
      )
    }
    case 'sky_motion':
      return (
        isPlanetary(said.body) &&
        over(
          said.when,
          context,
          (at) => sky.position(said.body as Planet, at).speed < 0 === said.isRetrograde,
        )
      )
    case 'station': {
      const isBack = (at: Date) => sky.position(said.body, at).speed < 0
      const wanted = said.turns === 'retrograde'
      return (
        said.when !== null && over({ ...said.when, role: 'from' }, context, (at) => isBack(at) === wanted)
      )
    }
    case 'lunation':
      return holdsLunation(said, context)
  }
}

/**
 * Whether something holds on the days said, begins on them or ends on them; without days, at the moment of
 * asking or that day.
 */
function over(when: When | null, context: CheckContext, isSo: (at: Date) => boolean): boolean {
  if (!when) {
    const [start, end] = context.sky.localDay(context.zone, context.day)
    return [
      context.at,
      start,
      new Date((start.getTime() + end.getTime()) / 2),
      new Date(end.getTime() - 1),
    ].some(isSo)
  }
  const [start, end] = stretch(when, context)
  const [before, after] = [new Date(start.getTime() - 1.2 * DAY), new Date(end.getTime() + 1.2 * DAY)]
  if (when.role === 'from') return !isSo(before) && isSo(after)
  if (when.role === 'to') return isSo(before) && !isSo(after)
  return samples(start, end).some(isSo)
}

function overAspect(
  when: When | null,
  context: CheckContext,
  orb: number,
  offs: readonly ((at: Date) => number)[],
): boolean {
  const least = (at: Date) => Math.min(...offs.map((off) => Math.abs(off(at))))
  if (when?.role === 'from' || when?.role === 'to') {
    const [start, end] = stretch(when, context)
    const [outside, inside] =
      when.role === 'from'
        ? [new Date(start.getTime() - 1.2 * DAY), samples(start, new Date(end.getTime() + 1.2 * DAY))]
        : [new Date(end.getTime() + 1.2 * DAY), samples(new Date(start.getTime() - 1.2 * DAY), end)]
    // a slow body moves a few hundredths of a degree in a day
    return least(outside) >= orb - 0.06 && inside.some((at) => least(at) <= orb + 0.06)
  }
  if (when?.time) {
    const at = clockTime(when.first, when.time, context)
    return offs.every((off) => Math.abs(off(at)) <= 0.35)
  }
  if (when?.role !== 'exact') return over(when, context, (at) => least(at) <= orb + 0.05)
  const [start, end] = stretch(when, context)
  const times = samples(new Date(start.getTime() - 12 * HOUR), new Date(end.getTime() + 12 * HOUR))
  return offs.every((off) => {
    const values = times.map(off)
    return values.some(
      (value, index) =>
        Math.abs(value) < 0.03 || (index > 0 && value * values[index - 1]! <= 0 && Math.abs(value) < 20),
    )
  })
}

function stretch({ first, last, slack }: When, { sky, zone }: CheckContext): [Date, Date] {
  return [sky.localDay(zone, addDays(first, -slack))[0], sky.localDay(zone, addDays(last, slack))[1]]
}

function clockTime(date: string, time: string, { sky, zone }: CheckContext): Date {
  const { instants } = sky.localTime(zone, `${date}T${time}`)
  return instants[0]
}

function samples(start: Date, end: Date): Date[] {
  const count = Math.max(4, Math.ceil((end.getTime() - start.getTime()) / (4 * HOUR)))
  return Array.from(
    { length: count + 1 },
    (_, index) => new Date(start.getTime() + ((end.getTime() - start.getTime()) * index) / count),
  )
}

function holdsLunation(said: Extract<Said, { kind: 'lunation' }>, context: CheckContext): boolean {
  const { sky, chart, at } = context
  if (!said.when && !said.sign && !said.houses) return true
  const [start, end] = said.when
    ? stretch(said.when, context)
    : [new Date(at.getTime() - 15 * DAY), new Date(at.getTime() + 30 * DAY)]
  const cusps = chart.accuracy.kind === 'exact' ? chart.houses?.cusps : undefined
  return sky
    .lunations(start, end)
    .some(
      ({ kind, longitude }) =>
        kind === said.phase &&
        (said.sign === null || signAt(longitude) === said.sign) &&
        (said.houses === null || (cusps !== undefined && said.houses.includes(houseAt(cusps, longitude)))),
    )
}

function natalAspects({ chart }: CheckContext, a: ChartPoint, b: ChartPoint) {
  return chart.aspects.filter(
    (one) =>
      !one.isUncertain && one.orb <= 10 && ((one.a === a && one.b === b) || (one.a === b && one.b === a)),
  )
}

function certain({ chart }: CheckContext, point: ChartPoint): number | undefined {
  const placement = placementOf(chart, point)
  return placement && (!placement.range || placement.range.to - placement.range.from < 1)
    ? placement.longitude
    : undefined
}

function isPlanetary(point: ChartPoint): boolean {
  return (PLANETS as readonly ChartPoint[]).includes(point)
}
