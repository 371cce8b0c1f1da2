/** Stays of the slow bodies in the houses of a chart. */
import type { NatalChart, Planet, Sky } from '@astrarium/sky'
import type { PassageFact } from './facts.ts'
import type { TimeFrame } from './time-frame.ts'
import { byWeight } from './natal-facts.ts'
import { passesBetween } from './passes-between.ts'
import { skyName, windowWords } from '../language/statements.ts'
import { capital } from '../language/text.ts'
import { ordinal } from '../language/numbers.ts'
import { SPEED_WEIGHT, DAY } from './transit-facts.ts'
import { houseAt } from '../chart/zodiac.ts'

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
  const ingresses = passesBetween(sky, body, cusps, begin, new Date(to.getTime() + 1100 * DAY))
  const stays = [
    { house: houseAt(cusps, sky.longitude(body, begin)), enters: null as Date | null },
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
    const entry = passesBetween(sky, body, cusps, from!, to!).at(-1)
    if (entry) return entry.at
  }
  return null
}

function firstExit(sky: Sky, body: Planet, cusps: readonly number[], after: Date): Date | null {
  for (let days = 0; days < LONGEST_STAY[body]; days += STEP_DAYS) {
    const [from, to] = [days, days + STEP_DAYS].map((ahead) => new Date(after.getTime() + ahead * DAY))
    const exit = passesBetween(sky, body, cusps, from!, to!).find(
      ({ at }) => at.getTime() > after.getTime() + 60_000,
    )
    if (exit) return exit.at
  }
  return null
}

const STEP_DAYS = 480

function windowText(sky: Sky, zone: string, enters: Date | null, leaves: Date | null): string {
  const words = windowWords(sky, zone, { enters, leaves, exact: [] })
  return words ? `, ${words}` : ''
}
