/** Windows in which a moving body touches the chart, ranked; and its stays in houses. */
import type { NatalChart, Planet, Sky, TransitWindow } from '@astrarium/sky'
import { daysBetween } from '../language/calendar.ts'
import { houseAt, surePoints, signAt } from '../chart/certainty.ts'
import type { SurePoint } from '../chart/certainty.ts'
import { toneOf } from './facts.ts'
import type { HourFact, LunationFact, PassageFact, TransitFact } from './facts.ts'
import type { TimeFrame } from './time-frame.ts'
import { clock } from './time-frame.ts'
import { byWeight } from './natal-facts.ts'
import type { PointWeights } from './natal-facts.ts'
import { angleWords, dateWords, pointName, skyName, windowWords } from '../language/statements.ts'
import { TRANSIT_ORBS } from '../chart/orbs.ts'
import { capital } from '../language/text.ts'
import { ordinal } from '../language/numbers.ts'

const SPEED_WEIGHT: Record<Planet, number> = {
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
const DAY = 86_400_000

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
  const windows = search(sharp.map(({ point, longitude }) => ({ point, longitude }))).map((window) => ({
    ...window,
    between: null as [Date, Date] | null,
    isMiss: window.exact.length === 0,
  }))
  if (smeared.length > 0) {
    const early = search(
      smeared.map(({ point, from }) => ({ point, longitude: mod(from) })),
      YEAR,
    )
    const late = search(
      smeared.map(({ point, to }) => ({ point, longitude: mod(to) })),
      YEAR,
    )
    windows.push(...mergeEnds(sky, frame.zone, early, late))
  }
  return windows
    .filter(
      ({ leaves, enters }) =>
        (leaves === null || (leaves > frame.at && leaves > range.from)) &&
        (enters === null || enters < range.to),
    )
    .map(({ transiting, natal, aspect, enters, leaves, exact, between, isMiss }): TransitFact => {
      const isExactInSpan = [...exact, ...(between ?? [])].some(
        (date) => date >= frame.from && date <= frame.to,
      )
      const weight =
        (pointWeights.weights.get(natal) ?? 0) * SPEED_WEIGHT[transiting] * (isExactInSpan ? 1 : 0.55)
      const anchor = exact[0] ?? between?.[0] ?? enters ?? leaves ?? frame.at
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
    .filter(({ weight, enters, leaves }) => weight > 0.1 && (enters !== null || leaves !== null))
    .sort(byWeight)
}

/**
 * One search for each end of the uncertainty. Windows of the two ends that overlap are one stay: it is kept
 * when both ends take part, its dates run from the earliest beginning to the latest end, and the exact day is
 * named only where both ends agree on it.
 */
function mergeEnds(
  sky: Sky,
  zone: string,
  early: TransitWindow[],
  late: TransitWindow[],
): (TransitWindow & { between: [Date, Date] | null; isMiss: boolean })[] {
  const stays = [
    ...Map.groupBy(
      [
        ...early.map((window) => ({ window, end: 'early' as const })),
        ...late.map((window) => ({ window, end: 'late' as const })),
      ],
      ({ window }) => `${window.transiting} ${window.aspect} ${window.natal}`,
    ).values(),
  ].flatMap(staysOf)
  return stays.flatMap((stay) => {
    const all = [...stay.early, ...stay.late]
    const [first] = all
    const enters = all.map((window) => window.enters)
    const leaves = all.map((window) => window.leaves)
    if (
      !first ||
      stay.early.length === 0 ||
      stay.late.length === 0 ||
      enters.includes(null) ||
      leaves.includes(null)
    )
      return []
    const [a, b] = [passes(stay.early), passes(stay.late)]
    const isSame =
      a.length === b.length &&
      a.every((date, index) => sky.localDate(zone, date) === sky.localDate(zone, b[index]!))
    const [one, other] = [a[0], b[0]]
    const between: [Date, Date] | null =
      !isSame && a.length === 1 && b.length === 1 && one && other
        ? one < other
          ? [one, other]
          : [other, one]
        : null
    return [
      {
        ...first,
        enters: least(enters),
        leaves: most(leaves),
        exact: isSame ? a : [],
        between,
        isMiss: false,
      },
    ]
  })
}

interface Stay {
  early: TransitWindow[]
  late: TransitWindow[]
}

/** Windows of one transit, put together where they overlap. */
function staysOf(windows: readonly { window: TransitWindow; end: 'early' | 'late' }[]): Stay[] {
  let stays: Stay[] = []
  for (const { window, end } of windows) {
    const touching = stays.filter((stay) => [...stay.early, ...stay.late].some((one) => overlap(one, window)))
    const joined = {
      early: touching.flatMap((stay) => stay.early),
      late: touching.flatMap((stay) => stay.late),
    }
    joined[end].push(window)
    stays = [...stays.filter((stay) => !touching.includes(stay)), joined]
  }
  return stays
}
function overlap(a: TransitWindow, b: TransitWindow): boolean {
  return (
    a.enters !== null &&
    b.leaves !== null &&
    a.leaves !== null &&
    b.enters !== null &&
    a.enters <= b.leaves &&
    b.enters <= a.leaves
  )
}
function passes(windows: readonly TransitWindow[]): Date[] {
  return windows.flatMap(({ exact }) => exact).sort((a, b) => a.getTime() - b.getTime())
}
const least = (dates: readonly (Date | null)[]) => new Date(Math.min(...dates.map(Number)))
const most = (dates: readonly (Date | null)[]) => new Date(Math.max(...dates.map(Number)))

/**
 * The longest that a body stays in one house, its loops included; days. In high latitudes houses grow wide,
 * and an end may then stay open.
 */
const LONGEST_STAY: Record<Planet, number> = {
  sun: 120,
  moon: 10,
  mercury: 180,
  venus: 240,
  mars: 500,
  jupiter: 1500,
  saturn: 3600,
  uranus: 7000,
  neptune: 12_000,
  pluto: 16_000,
}

/**
 * Stays of the slow bodies (and Mars, in short spans) in the houses of a theme, with the day they began and
 * the day they end.
 */
export function passageFacts(
  sky: Sky,
  chart: NatalChart,
  frame: TimeFrame,
  houses: Partial<Record<number, number>>,
  bodies: readonly Planet[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
): PassageFact[] {
  if (!chart.houses || chart.accuracy.kind !== 'exact') return []
  const { cusps } = chart.houses
  const begin = new Date(Math.max(frame.at.getTime(), frame.from.getTime()))
  return bodies
    .flatMap((body) => staysFrom(sky, body, cusps, begin, frame.to).map((stay) => ({ body, ...stay })))
    .filter(({ house }) => (houses[house] ?? 0) > 0)
    .map(({ body, house, begun, enters: entered, leaves: left }): PassageFact => {
      const enters = begun ? lastEntry(sky, body, cusps, begin) : entered
      const leaves = left ?? firstExit(sky, body, cusps, begun ? begin : entered!)
      const weight = (houses[house] ?? 0) * SPEED_WEIGHT[body] * (left ? 0.9 : 0.6)
      const statement = `${capital(skyName(body))} in your ${ordinal(house)} house${windowText(sky, frame.zone, enters, leaves)}`
      const id = `passage.${body}.${house}${begun ? '' : `.${sky.localDate(frame.zone, entered!)}`}`
      return {
        id,
        kind: 'passage',
        body,
        house,
        enters,
        leaves,
        points: [],
        weight,
        statement,
        from: enters,
        to: leaves,
      }
    })
    .sort(byWeight)
}

interface HouseStay {
  house: number
  /** already there at the beginning */
  begun: boolean
  enters: Date | null
  /** null: not within about three years */
  leaves: Date | null
}

/**
 * The stays of a body that touch [begin, to]; those of a few days on the way past a cusp are not worth a
 * sentence.
 */
function staysFrom(sky: Sky, body: Planet, cusps: readonly number[], begin: Date, to: Date): HouseStay[] {
  const ingresses = sky.houseIngresses(body, cusps, begin, new Date(to.getTime() + 1100 * DAY))
  const stays = [
    { house: houseAt(cusps, sky.position(body, begin).longitude), enters: null as Date | null },
    ...ingresses.map((ingress) => ({ house: ingress.to, enters: ingress.at })),
  ]
  return stays
    .map(({ house, enters }, index) => ({
      house,
      begun: enters === null,
      enters,
      leaves: stays[index + 1]?.enters ?? null,
    }))
    .filter(({ enters, leaves }) => {
      if (enters && enters > to) return false
      if (enters && leaves && leaves.getTime() - enters.getTime() < 20 * DAY) return false
      return !leaves || leaves.getTime() - begin.getTime() >= 3 * DAY
    })
}

/** Backwards step by step, since most stays began lately, and tables of decades are not made for nothing. */
function lastEntry(sky: Sky, body: Planet, cusps: readonly number[], before: Date): Date | null {
  for (let days = 0; days < LONGEST_STAY[body]; days += STEP_DAYS) {
    const [from, to] = [days + STEP_DAYS, days].map((back) => new Date(before.getTime() - back * DAY))
    const entry = sky.houseIngresses(body, cusps, from!, to!).at(-1)
    if (entry) return entry.at
  }
  return null
}

function firstExit(sky: Sky, body: Planet, cusps: readonly number[], after: Date): Date | null {
  for (let days = 0; days < LONGEST_STAY[body]; days += STEP_DAYS) {
    const [from, to] = [days, days + STEP_DAYS].map((ahead) => new Date(after.getTime() + ahead * DAY))
    const exit = sky
      .houseIngresses(body, cusps, from!, to!)
      .find(({ at }) => at.getTime() > after.getTime() + 60_000)
    if (exit) return exit.at
  }
  return null
}

const STEP_DAYS = 480

function windowText(sky: Sky, zone: string, enters: Date | null, leaves: Date | null): string {
  const words = windowWords(sky, zone, { enters, leaves, exact: [] })
  return words ? `, ${words}` : ''
}

/** The Moon's exact contacts with the chart: good hours and hard ones, in order of the clock. */
export function hourFacts(sky: Sky, chart: NatalChart, frame: TimeFrame, from: Date, to: Date): HourFact[] {
  const points = surePoints(chart).filter((point) => point.to - point.from < 0.3)
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
          const tone =
            aspect === 0
              ? ['sun', 'moon', 'mercury', 'venus', 'jupiter', 'asc', 'mc'].includes(natal)
                ? 'soft'
                : 'hard'
              : toneOf(aspect) === 'soft'
                ? 'soft'
                : 'hard'
          const when = `${dateWords(sky, frame.zone, at)}, ${clock(sky, frame.zone, at)}`
          return {
            id: `moon.${aspect}.${natal}.${at.toISOString().slice(0, 13)}`,
            kind: 'moon_hour',
            point: natal,
            aspect,
            tone,
            at,
            points: [natal],
            weight: 1,
            statement: `Moon ${angleWords(aspect)} your ${pointName(natal)}, ${when}`,
            exact: [at],
          }
        }),
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}

export function lunationFacts(
  sky: Sky,
  chart: NatalChart,
  zone: string,
  from: Date,
  to: Date,
): LunationFact[] {
  const cusps = chart.accuracy.kind === 'exact' ? (chart.houses?.cusps ?? null) : null
  return sky
    .lunations(from, to)
    .filter(({ kind }) => kind === 'new' || kind === 'full')
    .map(({ at, kind, longitude }): LunationFact => {
      const sign = signAt(longitude)
      const house = cusps ? houseAt(cusps, longitude) : null
      return {
        id: `lunation.${kind}.${sky.localDate(zone, at)}`,
        kind: 'lunation',
        phase: kind as 'new' | 'full',
        at,
        sign,
        house,
        points: [],
        weight: 0.6,
        statement: `${kind === 'new' ? 'New' : 'Full'} moon in ${sign}${house ? `, in your ${ordinal(house)} house` : ''}, ${dateWords(sky, zone, at)}`,
        exact: [at],
      }
    })
}
const mod = (degrees: number) => ((degrees % 360) + 360) % 360
