/** The Moon's way through one day of a person, as a drawing needs it: where she is, and whom she meets. */
import type { MajorAspect, NatalChart, Point, Sign, Sky } from '@astrarium/sky'
import { hourFacts } from '../../brief/hour-facts.ts'
import { frameOf } from '../../brief/time-frame.ts'

export interface MoonToday {
  from: Date
  to: Date
  /** signs in order, each from when she enters it */
  stays: { sign: Sign; from: Date }[]
  /** between her last meeting in a sign and the next sign, as far as it falls into the day */
  voids: { from: Date; to: Date }[]
  /** of the meetings that a day is remembered by, the first that is still ahead; else the last one */
  meeting: { point: Point; aspect: MajorAspect; isEasy: boolean; at: Date } | null
}

/** A meeting counts the more, the nearer the point is to a person and the fuller the meeting. */
const MET: readonly Point[] = ['venus', 'sun', 'moon', 'mercury', 'mars', 'jupiter', 'saturn', 'asc', 'mc']
const AWAKE_FROM_HOUR = 7
const HOUR = 3_600_000

export function moonToday(
  sky: Sky,
  { chart, timeZone }: { chart: NatalChart | null; timeZone: string },
  at: Date,
  day: string = sky.localDate(timeZone, at),
): MoonToday {
  const [from, to] = sky.localDay(timeZone, day)
  const ingresses = sky.signIngresses('moon', from, to).filter((one) => one.at > from && one.at < to)
  return {
    from,
    to,
    stays: [
      { sign: sky.moonPhase(from).sign, from },
      ...ingresses.map(({ at: enters, to: sign }) => ({ sign, from: enters })),
    ],
    voids: sky
      .voidMoons(from, to)
      .map(({ begins, ends }) => ({
        from: begins > from ? begins : from,
        to: ends < to ? ends : to,
      }))
      .filter((one) => one.from < one.to),
    meeting: chart && meetingOf(sky, { chart, timeZone }, at, [from, to]),
  }
}

function meetingOf(
  sky: Sky,
  { chart, timeZone }: { chart: NatalChart; timeZone: string },
  now: Date,
  [from, to]: [Date, Date],
): MoonToday['meeting'] {
  const frame = frameOf(sky, now, timeZone, { kind: 'today', span: null, theme: 'today' })
  const begin = new Date(from.getTime() + AWAKE_FROM_HOUR * HOUR)
  const met = hourFacts(sky, chart, frame, begin, to).filter(({ point }) => MET.includes(point))
  const ahead = met.filter(({ at }) => at >= now)
  const best = (ahead.length > 0 ? ahead : met.slice(-1)).toSorted((a, b) => rank(a) - rank(b))[0]
  return best ? { point: best.point, aspect: best.aspect, isEasy: best.tone === 'soft', at: best.at } : null
}

function rank({ point, aspect }: { point: Point; aspect: MajorAspect }): number {
  return (aspect === 0 ? 0 : MET.length) + MET.indexOf(point)
}
