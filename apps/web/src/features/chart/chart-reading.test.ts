import type { StoredChart } from '@astrarium/contracts'
import type { Sign } from '@astrarium/sky/nouns'
import { describe, expect, it } from 'vitest'
import { chartSummary, oneDecimal, readChart } from './chart-reading.ts'

/** as a chart from elsewhere may have it */
const short = (code: string) => code as Sign
type StoredPlanet = StoredChart['planets'][number]
const planet = (
  name: StoredPlanet['name'],
  sign: Sign,
  degree: number,
  rest: Partial<StoredPlanet> = {},
): StoredPlanet => ({
  name,
  sign,
  degree,
  house: 4,
  longitude: degree,
  retrograde: false,
  range: null,
  ...rest,
})
const chart: StoredChart = {
  planets: [
    planet('Pluto', 'Cancer', 12.71, { house: 6 }),
    planet('Sun', 'Taurus', 0.21),
    planet('Moon', 'Leo', 12.12),
    planet('Saturn', short('Sco'), 24.44, { retrograde: true, house: 10 }),
    planet('Chiron', 'Aries', 28.1),
  ],
  houses: Array.from({ length: 12 }, (_, index) => ({
    number: index + 1,
    sign: index === 0 ? short('Cap') : 'Aries',
    degree: index === 0 ? 21.37 : 3,
    longitude: 0,
  })).toReversed(),
  aspects: [],
  ascendant: { sign: short('Cap'), degree: 21.37, longitude: 291.37 },
  midheaven: { sign: 'Scorpio', degree: 25.55, longitude: 235.55 },
  generated_at: '2026-11-20T18:00:00Z',
  house_system: 'placidus',
  house_system_requested: null,
  zodiac: 'tropical',
  node: 'true',
  coordinate_system: 'tropical',
  library: 'x',
  birth_time_accuracy: 'exact',
}
const withoutTime: StoredChart = {
  ...chart,
  ascendant: null,
  midheaven: null,
  houses: [],
  birth_time_accuracy: 'unknown',
  planets: [
    planet('Sun', 'Taurus', 0.21, {
      house: null,
      range: { from: 29.72, to: 30.69, signs: ['Aries', 'Taurus'] },
    }),
    planet('Moon', 'Leo', 12.12, { house: null, range: { from: 124.2, to: 137.9, signs: ['Leo'] } }),
    planet('Pluto', 'Cancer', 12.71, {
      house: null,
      range: { from: 102.706, to: 102.713, signs: ['Cancer'] },
    }),
  ],
}

describe('a chart in words', () => {
  const reading = readChart(chart)
  it('gives the angles with one decimal, their sign in full', () => {
    expect(reading?.ascendant).toEqual({ sign: 'Capricorn', degree: '21.3°' })
    expect(reading?.midheaven).toEqual({ sign: 'Scorpio', degree: '25.5°' })
  })
  it('lists the planets from the Sun to Pluto, and only those', () =>
    expect(reading?.planets.map((it) => it.name)).toEqual(['Sun', 'Moon', 'Saturn', 'Pluto']))
  it('gives a planet its sign, degree, house and motion', () => {
    expect(reading?.planets[2]).toEqual({
      id: 'saturn',
      name: 'Saturn',
      sign: 'Scorpio',
      degree: '24.4°',
      stretch: null,
      house: 10,
      isRetrograde: true,
    })
  })
  it('lists the twelve cusps in order', () => {
    expect(reading?.houses.map((house) => house.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(reading?.houses[0]).toEqual({ number: 1, sign: 'Capricorn', degree: '21.3°' })
  })
  it('sums up in one line', () =>
    expect(reading && chartSummary(reading)).toBe('Sun Taurus, Moon Leo, Capricorn rising'))
})

describe('a chart without a birth time', () => {
  const reading = readChart(withoutTime)
  it('gives the Moon as a stretch', () => {
    expect(reading?.planets[1]).toMatchObject({
      sign: 'Leo',
      degree: null,
      stretch: '4.2° to 17.9°',
      house: null,
    })
  })
  it('states no sign where two are possible', () =>
    expect(reading?.planets[0]).toMatchObject({
      sign: 'Aries or Taurus',
      degree: null,
      stretch: 'between Aries 29.7° and Taurus 0.6°',
    }))
  it('states a slow planet, which stays within a tenth of a degree', () =>
    expect(reading?.planets[2]).toMatchObject({ sign: 'Cancer', degree: '12.7°', stretch: null }))
  it('has no houses, no angles and no rising sign', () => {
    expect(reading).toMatchObject({ houses: [], ascendant: null, midheaven: null })
    expect(reading && chartSummary(reading)).toBe('Sun Aries or Taurus, Moon Leo')
  })
})

it('cuts a degree as the wheel does, and never leads it into the next sign', () => {
  expect(oneDecimal(14.98)).toBe('14.9°')
  expect(oneDecimal(29.97)).toBe('29.9°')
  expect(oneDecimal(30)).toBe('29.9°')
  expect(oneDecimal(0)).toBe('0.0°')
})
it('says that it cannot read a chart of another form', () =>
  expect(readChart({ ...chart, houses: chart.houses.slice(3) })).toBeNull())
