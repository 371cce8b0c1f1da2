import { DEFAULT_CHART_SETTINGS } from '@astrarium/contracts'
import type { BirthDetails, Otherwise, Saying } from '@astrarium/contracts'
import { HOUSE_SYSTEMS, openSky, SIGNS } from '@astrarium/sky'
import type { ChartInput, HouseSystem } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import type { Born } from './born.ts'
import { explain } from './explain.ts'
import golden from './golden.json' with { type: 'json' }

const sky = await openSky()

const LONDON: BirthDetails = {
  birthDate: '1926-04-21',
  birthTime: '02:40',
  birthTimeAccuracy: 'exact',
  birthTimeMinutes: null,
  birthTimeFold: null,
  birthPlace: 'London, England, United Kingdom',
  birthLatitude: 51.5074,
  birthLongitude: -0.1278,
  timezone: 'Europe/London',
}

const says = (point: Saying['point'], said: Partial<Saying>): Saying => ({
  point,
  sign: null,
  degree: null,
  house: null,
  ...said,
})

function explained(sayings: readonly Saying[], change: Partial<BirthDetails> = {}, more: Partial<Born> = {}) {
  const birth = { ...LONDON, ...change }
  const time = sky.localTime(birth.timezone, `${birth.birthDate}T${birth.birthTime}`)
  const born: Born = {
    birth,
    instant: time.instants[0],
    offset: time.offsets[0],
    zoneOfPlace: birth.timezone,
    zoneOfToday: null,
    namesakes: [],
    year: 2025,
    ...more,
  }
  const isUnknown = birth.birthTimeAccuracy === 'unknown'
  const chart = sky.chart({
    at: born.instant,
    latitude: birth.birthLatitude,
    longitude: birth.birthLongitude,
    ...(isUnknown && { accuracy: { kind: 'unknown' }, day: sky.localDay(birth.timezone, birth.birthDate) }),
  })
  return explain(sky, { chart, born, settings: DEFAULT_CHART_SETTINGS }, sayings)
}

const ways = (changes: Otherwise[]) =>
  changes.map((change) => ('how' in change ? change.how : change.value)).join(' + ')
const causesOf = (found: ReturnType<typeof explained>) => found.causes.map(({ changes }) => ways(changes))

/** What another app shows that makes the chart so. */
function shownBy(input: Partial<ChartInput>, points: readonly Saying['point'][]): Saying[] {
  const at = sky.localTime('Europe/London', '1926-04-21T02:40').instants[0]
  const chart = sky.chart({ at, latitude: 51.5074, longitude: -0.1278, ...input })
  return points.map((point) => {
    if (point === 'asc' || point === 'mc') {
      const angle = point === 'asc' ? chart.ascendant! : chart.midheaven!
      return says(point, { sign: angle.sign, degree: Math.floor(angle.degree) })
    }
    const { sign, degree, house } = chart.placements.find(({ body }) => body === point)!
    return says(point, { sign, degree: Math.floor(degree), house })
  })
}

describe('houses of the C library', () => {
  it.each(
    golden.charts.flatMap((chart) => HOUSE_SYSTEMS.map((system) => [chart.utc, system, chart] as const)),
  )('%s, %s: the houses of ten bodies lead to the system', (_, system, { utc, lat, lon, bodies, houses }) => {
    const cusps = (houses as Partial<Record<HouseSystem, number[]>>)[system]
    if (!cusps) return
    const sayings = Object.entries(bodies)
      .slice(0, 10)
      .map(([body, longitude]) => says(body as Saying['point'], { house: houseIn(cusps, longitude) }))
    const found = explained(sayings, bornAt(utc, lat, lon), { instant: new Date(utc) })
    if (found.own === 'differs') expect(causesOf(found)).toContain(system)
    else expect(found.own).toBe('agrees')
  })

  const apart = golden.charts.filter(({ bodies }) => Math.abs(bodies.mean_node - bodies.true_node) > 0.2)
  it.each(apart)('$utc: the mean node is told from the true one', ({ utc, lat, lon, bodies }) => {
    const node = bodies.mean_node
    const found = explained(
      [
        says('true_node', {
          sign: SIGNS[Math.floor(node / 30)]!,
          degree: Math.round((node % 30) * 100) / 100,
        }),
      ],
      bornAt(utc, lat, lon),
      { instant: new Date(utc) },
    )
    expect(causesOf(found)[0]).toBe('mean')
  })
})

function bornAt(utc: string, birthLatitude: number, birthLongitude: number): Partial<BirthDetails> {
  const [birthDate, birthTime] = [utc.slice(0, 10), utc.slice(11, 16)]
  return { birthDate, birthTime, birthLatitude, birthLongitude, timezone: 'Etc/UTC' }
}

function houseIn(cusps: readonly number[], longitude: number): number {
  const turn = (angle: number) => ((angle % 360) + 360) % 360
  return cusps.findIndex((cusp, i) => turn(longitude - cusp) < turn(cusps[(i + 1) % 12]! - cusp)) + 1
}

describe('each thing that apps do otherwise is found by what it shows', () => {
  const POINTS = ['asc', 'moon', 'sun', 'venus'] as const
  const at = (utc: string) => ({ at: new Date(utc) })
  it.each<[string, Partial<ChartInput>]>([
    ['whole_sign', { houseSystem: 'whole_sign' }],
    ['lahiri', { zodiac: 'lahiri' }],
    // 02:40 by Greenwich, as if the clocks had not gone forward three days before
    ['without_summer_time', at('1926-04-21T02:40Z')],
    ['noon', at('1926-04-21T11:00Z')],
    ['am_pm', at('1926-04-21T13:40Z')],
    ['hour_more', at('1926-04-21T00:40Z')],
    ['day_before', at('1926-04-20T01:40Z')],
  ])('%s', (way, input) => {
    const found = explained(shownBy(input, POINTS))
    expect(found.own).toBe('differs')
    expect(causesOf(found)[0]).toBe(way)
  })

  it('a zone without its history: Amsterdam of 1935 by the rules of today', () => {
    const amsterdam = {
      birthDate: '1935-01-12',
      birthTime: '06:10',
      birthLatitude: 52.37,
      birthLongitude: 4.9,
      timezone: 'Europe/Amsterdam',
    }
    const chart = sky.chart({ at: new Date('1935-01-12T05:10Z'), latitude: 52.37, longitude: 4.9 })
    const { sign, degree } = chart.ascendant!
    const found = explained([says('asc', { sign, degree: Math.round(degree * 100) / 100 })], amsterdam)
    expect(found.causes[0]!.changes).toEqual([
      { kind: 'clock', how: 'todays_rules', value: 'UTC+01:00', own: 'UTC+00:19:32' },
    ])
  })

  it('another place of the name', () => {
    const canada = {
      formatted: 'London, Ontario',
      latitude: 42.98,
      longitude: -81.25,
      timezone: 'America/Toronto',
    }
    const chart = sky.chart({
      at: sky.localTime(canada.timezone, '1926-04-21T02:40').instants[0],
      latitude: canada.latitude,
      longitude: canada.longitude,
    })
    const { sign, degree } = chart.ascendant!
    const found = explained(
      [says('asc', { sign, degree: Math.floor(degree * 10) / 10 })],
      {},
      { namesakes: [canada] },
    )
    expect(found.causes.map(({ changes }) => changes[0])).toContainEqual({
      kind: 'place',
      how: 'namesake',
      value: 'London, Ontario',
      own: LONDON.birthPlace,
    })
  })

  it('two at once, where no single one does: sidereal in whole signs', () => {
    const found = explained(
      shownBy({ zodiac: 'lahiri', houseSystem: 'whole_sign' }, ['asc', 'moon', 'sun', 'venus', 'mars']),
    )
    expect(causesOf(found)[0]).toBe('lahiri + whole_sign')
    expect(found.causes.every(({ changes }) => changes.length === 2)).toBe(true)
  })
})

describe('what cannot be explained', () => {
  it('is said to be so', () => {
    expect(explained([says('sun', { sign: 'Libra' })])).toMatchObject({ own: 'differs', causes: [] })
  })

  it('is nothing where the chart says the same', () => {
    expect(explained([says('sun', { sign: 'Taurus' })])).toEqual({
      own: 'agrees',
      ownShows: [{ point: 'sun', sign: 'Taurus', degree: expect.closeTo(0.25, 1), house: 2 }],
      causes: [],
    })
  })
})

describe('without a birth time', () => {
  const unknown = { birthTime: '12:00', birthTimeAccuracy: 'unknown' } as const

  it('the hour that the other app assumed is named', () => {
    const rising = sky.chart({ at: new Date('1926-04-21T11:00Z'), latitude: 51.5074, longitude: -0.1278 })
    const { sign, degree } = rising.ascendant!
    const found = explained([says('asc', { sign, degree: Math.floor(degree) })], unknown)
    expect(found.own).toBe('open')
    expect(found.causes[0]!.changes).toEqual([{ kind: 'time', how: 'noon', value: '12:00', own: null }])
  })

  it('a zodiac is named without an hour', () => {
    expect(causesOf(explained([says('sun', { sign: 'Aries' })], unknown))[0]).toBe('lahiri')
  })
})

it('shows what the chart would say, in each cause', () => {
  const found = explained([says('sun', { sign: 'Aries' })])
  expect(found.causes[0]!.shows).toEqual([
    { point: 'sun', sign: 'Aries', degree: expect.closeTo(7.35, 1), house: 2 },
  ])
})
