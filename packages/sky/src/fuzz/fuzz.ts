import {
  BODIES,
  HOUSE_SYSTEMS,
  MAJOR_ASPECTS,
  PARTS_OF_DAY,
  PLANETS,
  POINTS,
  SIGNS,
  SkyError,
  ZODIACS,
} from '../types.ts'
import type { ChartInput, Sky, TimeAccuracy } from '../types.ts'
import { angleOf, arc, separation } from '../aspects/angles.ts'
import { natalOrb, transitOrb } from '../aspects/orbs.ts'
import { houseOf } from '../houses/house-of.ts'
import { balanceOf, elementOf, modalityOf } from '../natal/balance.ts'
import { birthPhase } from '../natal/birth-phase.ts'
import { CLASSICAL_PLANETS, dignitiesOf, dignityAt } from '../natal/dignities.ts'
import { patternsOf } from '../natal/patterns.ts'
import { houseRulers, rulerOfSign } from '../natal/rulers.ts'
import { compositeChart, midpoint } from '../relationship/composite.ts'
import { connectingFactors } from '../relationship/connecting-factors.ts'
import { synastryOrb } from '../relationship/synastry.ts'
import { randomFrom } from './random.ts'
import type { Random } from './random.ts'

export interface FuzzReport {
  /** how many inputs got an answer, and how many a typed refusal, by code */
  answered: number
  refused: Record<string, number>
  /** anything else: an error of another kind, a number that is none, a wrong range */
  faults: string[]
}

/**
 * Throws random inputs, half of them wild, at every function of the engine. The same seed gives the same
 * inputs.
 */
export function fuzz(sky: Sky, count: number, seed: number): FuzzReport {
  const random = randomFrom(seed)
  const report: FuzzReport = { answered: 0, refused: {}, faults: [] }
  for (let i = 0; i < count; i++) {
    const [name, attempt] = random.one(ATTEMPTS)
    try {
      const fault = faultIn(attempt(sky, random))
      if (fault === null) report.answered++
      else report.faults.push(`input ${i}, ${name}: ${fault}`)
    } catch (error) {
      if (error instanceof SkyError && error.code !== 'ephemeris_failed')
        report.refused[error.code] = (report.refused[error.code] ?? 0) + 1
      else report.faults.push(`input ${i}, ${name}: ${String(error)}`)
    }
  }
  return report
}

type Attempt = (sky: Sky, random: Random) => unknown

const ATTEMPTS: readonly (readonly [string, Attempt])[] = [
  ['position', (sky, random) => sky.position(wildly(random, random.one(BODIES)), anyInstant(random))],
  ['chart', (sky, random) => sky.chart(anyBirth(sky, random))],
  ['chart', (sky, random) => sky.chart(anyBirth(sky, random))],
  ['local time', (sky, random) => sky.localTime(anyZone(sky, random), anyLocalTime(random))],
  ['offset', (sky, random) => sky.offsetAt(anyZone(sky, random), anyInstant(random))],
  ['summer time', (sky, random) => sky.isSummerTime(anyZone(sky, random), anyInstant(random))],
  ['local date', (sky, random) => sky.localDate(anyZone(sky, random), anyInstant(random))],
  ['local day', (sky, random) => sky.localDay(anyZone(sky, random), anyLocalTime(random).slice(0, 10))],
  [
    'part of day',
    (sky, random) =>
      sky.partOfDay(
        anyZone(sky, random),
        anyLocalTime(random).slice(0, 10),
        wildly(random, random.one(PARTS_OF_DAY)),
      ),
  ],
  ['natal reading', (sky, random) => readingOf(sky, random)],
  ['two people', (sky, random) => bothOf(sky, random)],
  ['progressions', (sky, random) => sky.progressions(anyBirth(sky, random), anyInstant(random))],
  ['profection', (sky, random) => sky.profection(sky.chart(anyBirth(sky, random)), anyInstant(random))],
  [
    'transits',
    (sky, random) =>
      sky.transits({
        points: [{ point: wildly(random, random.one(POINTS)), longitude: anyNumber(random, 360) }],
        ...anySpan(random, 60),
      }),
  ],
  ['Moon phase', (sky, random) => sky.moonPhase(anyInstant(random))],
  ['phase of a day', (sky, random) => over(random, 1, (from, to) => sky.phaseOfDay(from, to))],
  ['lunations', (sky, random) => over(random, 90, (from, to) => sky.lunations(from, to))],
  ['stations', (sky, random) => over(random, 30, (from, to) => sky.stations(from, to))],
  ['eclipses', (sky, random) => over(random, 30, (from, to) => sky.eclipses(from, to))],
  [
    'ingresses',
    (sky, random) =>
      over(random, 60, (from, to) => sky.signIngresses(wildly(random, random.one(PLANETS)), from, to)),
  ],
  [
    'house ingresses',
    (sky, random) =>
      over(random, 60, (from, to) =>
        sky.houseIngresses(random.one(PLANETS), anyNumbers(random, 12, 360), from, to),
      ),
  ],
  [
    'returns',
    (sky, random) =>
      over(random, 60, (from, to) =>
        sky.returns(wildly(random, random.one(PLANETS)), anyNumber(random, 360), from, to),
      ),
  ],
  ['void Moons', (sky, random) => over(random, 10, (from, to) => sky.voidMoons(from, to))],
  ['angles', (_, random) => anglesOf(random)],
  ['names', (_, random) => namesOf(random)],
]

/**
 * Searches fill tables: they stay within some years, so that a long run does not fill memory with all of four
 * centuries.
 */
const SEARCHED_FROM = Date.UTC(2019, 0, 1)
const SEARCHED_DAYS = 3000
const DAY = 86_400_000

function anySpan(random: Random, days: number): { from: Date; to: Date } {
  if (random.chance(0.1)) return notLonger(wildInstant(random), wildInstant(random), days * DAY)
  const from = SEARCHED_FROM + random.below(SEARCHED_DAYS) * DAY
  return { from: new Date(from), to: new Date(from + random.below(days) * DAY) }
}

function notLonger(from: Date, to: Date, most: number): { from: Date; to: Date } {
  return { from: to.getTime() - from.getTime() > most ? new Date(to.getTime() - most) : from, to }
}

function over<Answer>(random: Random, days: number, search: (from: Date, to: Date) => Answer): Answer {
  const { from, to } = anySpan(random, days)
  return search(from, to)
}

function anyBirth(sky: Sky, random: Random): ChartInput {
  const at = anyInstant(random)
  const known: Partial<ChartInput> = random.chance(0.6) ? {} : doubtAt(sky, random, at)
  return {
    at,
    latitude: anyNumber(random, 90),
    longitude: anyNumber(random, 180),
    houseSystem: wildly(random, random.one(HOUSE_SYSTEMS)),
    zodiac: wildly(random, random.one(ZODIACS)),
    ...known,
  }
}

function doubtAt(sky: Sky, random: Random, at: Date): { accuracy: TimeAccuracy; day?: [Date, Date] } {
  if (random.chance(0.4))
    return {
      accuracy: { kind: 'approximate', minutes: random.chance(0.9) ? random.below(120) : wildNumber(random) },
    }
  const zone = sky.zones()[Math.floor(random.below(sky.zones().length))]!
  const date = sky.localDate(zone, at)
  const part = random.chance(0.3) ? random.one(PARTS_OF_DAY) : undefined
  if (part) return { accuracy: { kind: 'unknown', part }, day: sky.partOfDay(zone, date, part) }
  return { accuracy: { kind: 'unknown' }, day: sky.localDay(zone, date) }
}

function readingOf(sky: Sky, random: Random): unknown {
  const chart = sky.chart(anyBirth(sky, random))
  return [dignitiesOf(chart), balanceOf(chart), patternsOf(chart), houseRulers(chart), birthPhase(chart)]
}

function anglesOf(random: Random): unknown {
  const [one, other] = [anyNumber(random, 360), anyNumber(random, 360)]
  return [
    arc(one, other),
    separation(one, other),
    midpoint(one, other),
    angleOf(one),
    houseOf(one, anyNumbers(random, 12, 360)),
  ]
}

function namesOf(random: Random): unknown {
  const [a, b, sign] = [
    wildly(random, random.one(POINTS)),
    random.one(POINTS),
    wildly(random, random.one(SIGNS)),
  ]
  const aspect = wildly(random, random.one(MAJOR_ASPECTS))
  const planet = wildly(random, random.one(CLASSICAL_PLANETS))
  return [
    natalOrb(a, b, aspect),
    synastryOrb(b, a, aspect),
    transitOrb(planet, b, aspect),
    dignityAt(planet, anyNumber(random, 360), null),
    [rulerOfSign(sign), elementOf(sign), modalityOf(sign)],
  ]
}

function bothOf(sky: Sky, random: Random): unknown {
  const [a, b] = [sky.chart(anyBirth(sky, random)), sky.chart(anyBirth(sky, random))]
  return [connectingFactors(a, b), compositeChart(a, b), sky.davison(a, b)]
}

function anyInstant(random: Random): Date {
  if (random.chance(0.1)) return wildInstant(random)
  return new Date(Date.UTC(1800, 0, 1) + random.below(401 * 365.25) * DAY)
}

function wildInstant(random: Random): Date {
  return new Date(
    random.one([
      NaN,
      0,
      8.64e15,
      -8.64e15,
      Date.UTC(1800, 0, 2),
      Date.UTC(2201, 0, 1) - 1,
      wildNumber(random) * 1e9,
    ]),
  )
}

function anyNumber(random: Random, limit: number): number {
  return random.chance(0.05) ? wildNumber(random) : tameNumber(random, limit)
}

/** `count` of them, now and then one too few. */
function anyNumbers(random: Random, count: number, limit: number): number[] {
  return Array.from({ length: random.chance(0.05) ? count - 1 : count }, () =>
    (random.chance(0.2) ? anyNumber : tameNumber)(random, limit),
  )
}

function tameNumber(random: Random, limit: number): number {
  return (random.below(2) - 1) * limit
}

function wildNumber(random: Random): number {
  return random.one([
    NaN,
    Infinity,
    -Infinity,
    0,
    -0,
    90,
    -90,
    180,
    -180,
    89.9999999,
    66.56,
    1e308,
    5e-324,
    random.below(2000) - 1000,
  ])
}

/** Now and then something that the types forbid. */
function wildly<Value>(random: Random, value: Value): Value {
  return random.chance(0.03)
    ? (random.one(['', '__proto__', 'constructor', null, undefined, 7, {}]) as Value)
    : value
}

function anyZone(sky: Sky, random: Random): string {
  const zones = sky.zones()
  return random.chance(0.05)
    ? random.one(['', '__proto__', 'Europe/Nowhere', '../../etc/passwd'])
    : zones[Math.floor(random.below(zones.length))]!
}

function anyLocalTime(random: Random): string {
  if (random.chance(0.05))
    return random.one([
      '',
      '2000-02-30T00:00',
      '2000-01-01T25:00',
      '0000-00-00T00:00',
      'now',
      '2000-01-01T00:00:61',
    ])
  return new Date(Date.UTC(1800, 0, 2) + random.below(400 * 365) * DAY)
    .toISOString()
    .slice(0, random.chance(0.5) ? 16 : 19)
}

/** The first number in an answer that is not finite, or instant that is none, with the way to it. */
function faultIn(answer: unknown, way = 'answer'): string | null {
  if (typeof answer === 'number') return Number.isFinite(answer) ? null : `${way} is ${answer}`
  if (answer instanceof Date) return Number.isFinite(answer.getTime()) ? null : `${way} is no instant`
  if (answer === undefined) return `${way} is undefined`
  if (typeof answer !== 'object' || answer === null) return null
  for (const [key, value] of Object.entries(answer)) {
    const fault = faultIn(value, `${way}.${key}`)
    if (fault !== null) return fault
  }
  return isLongitudeOff(answer) ? `${way}.longitude lies outside its sign` : null
}

/** A longitude, its sign and its degree must tell the same. */
function isLongitudeOff(answer: object): boolean {
  if (!('longitude' in answer && 'sign' in answer && 'degree' in answer)) return false
  const { longitude, degree } = answer as { longitude: number; degree: number }
  return !(
    longitude >= 0 &&
    longitude < 360 &&
    degree >= 0 &&
    degree < 30 &&
    Math.abs((longitude % 30) - degree) < 1e-9
  )
}
