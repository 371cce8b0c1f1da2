/** Windows in which a moving body touches the chart, ranked; and its stays in houses. */
import type { NatalChart, Planet, Sky } from '@astrarium/sky'
import { daysBetween } from '../language/calendar.ts'
import { toneOf } from './facts.ts'
import type { TransitFact } from './facts.ts'
import type { TimeFrame } from './time-frame.ts'
import { byWeight } from './natal-facts.ts'
import type { PointWeights } from './natal-facts.ts'
import { angleWords, pointName, skyName, windowWords } from '../language/statements.ts'
import { TRANSIT_ORBS } from '../chart/orbs.ts'
import { capital } from '../language/text.ts'
import { mergeEnds } from './merge-ends.ts'
import type { MergedWindow } from './merge-ends.ts'
import type { SurePoint } from '../chart/sure-points.ts'
import { surePoints } from '../chart/sure-points.ts'

export const SPEED_WEIGHT: Record<Planet, number> = {
  saturn: 1.1,
  jupiter: 1,
  uranus: 1,
  pluto: 1,
  neptune: 0.85,
  mars: 0.6,
  venus: 0.45,
  mercury: 0.4,
  sun: 0.35,
  moon: 0,
}

/** A stay of one end may touch one of the other end that lies outside the span. */
const YEAR = 400 * 86_400_000
export const DAY = 86_400_000

const SLOW: readonly Planet[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']

/** The longer the span, the slower the bodies that are worth naming. */
export function bodiesFor(frame: TimeFrame): Planet[] {
  const days = daysBetween(frame.span.from, frame.span.to) + 1
  if (days > 60) return [...SLOW]
  if (days > 20) return ['venus', 'mars', ...SLOW]
  return ['sun', 'mercury', 'venus', 'mars', ...SLOW]
}

/** Every window that touches [from, to], dates known to the day or given as a range. */
export function transitFacts(
  sky: Sky,
  chart: NatalChart,
  frame: TimeFrame,
  pointWeights: PointWeights,
  range: { from: Date; to: Date; bodies: readonly Planet[] },
): TransitFact[] {
  const points = surePoints(chart).filter(({ point }) => (pointWeights.weights.get(point) ?? 0) > 0)
  const search = (longitudes: { point: SurePoint['point']; longitude: number }[], margin = 0) =>
    sky.transits({
      points: longitudes,
      from: new Date(range.from.getTime() - margin),
      to: new Date(range.to.getTime() + margin),
      bodies: range.bodies,
      orb: (body) => TRANSIT_ORBS[body],
    })
  const sharp = points.filter(({ from, to }) => to - from < 0.02)
  const smeared = points.filter(({ from, to }) => to - from >= 0.02)
  const windows = search(sharp.map(({ point, longitude }) => ({ point, longitude }))).map(
    (window): MergedWindow => ({
      ...window,
      between: null,
      isMiss: window.exact.length === 0,
      anchor: window.exact[0] ?? null,
    }),
  )
  if (smeared.length > 0) {
    const early = search(
      smeared.map(({ point, from }) => ({ point, longitude: mod(from) })),
      YEAR,
    )
    const late = search(
      smeared.map(({ point, to }) => ({ point, longitude: mod(to) })),
      YEAR,
    )
    windows.push(...mergeEnds(sky, frame.zone, early, late, frame.at))
  }
  return windows
    .filter(
      ({ leaves, enters }) =>
        (leaves === null || (leaves > frame.at && leaves > range.from)) &&
        (enters === null || enters < range.to),
    )
    .map((window) => {
      const { transiting, natal, exact, between } = window
      const isExactInSpan = [...exact, ...(between ?? [])].some(
        (date) => date >= frame.from && date <= frame.to,
      )
      const weight =
        (pointWeights.weights.get(natal) ?? 0) * SPEED_WEIGHT[transiting] * (isExactInSpan ? 1 : 0.55)
      return { ...window, weight }
    })
    .filter(({ weight, enters, leaves }) => weight > 0.1 && (enters !== null || leaves !== null))
    .map((window): TransitFact => {
      const { transiting, natal, aspect, enters, leaves, exact, between, isMiss, weight } = window
      const anchor = window.anchor ?? enters ?? leaves ?? frame.at
      const statement = `${capital(skyName(transiting))} ${angleWords(aspect)} your ${pointName(natal)}, ${windowWords(sky, frame.zone, { enters, leaves, exact, between })}`
      const id = `transit.${transiting}.${aspect}.${natal}.${sky.localDate(frame.zone, anchor)}`
      return {
        id,
        kind: 'transit',
        body: transiting,
        point: natal,
        aspect,
        tone: toneOf(aspect),
        enters,
        leaves,
        exact,
        between,
        isMiss,
        rules: pointWeights.rules.get(natal) ?? null,
        points: [natal],
        weight,
        statement,
        from: enters,
        to: leaves,
      }
    })
    .sort(byWeight)
}
const mod = (degrees: number) => ((degrees % 360) + 360) % 360
