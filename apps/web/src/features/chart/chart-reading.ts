import type { StoredChart } from '@astrarium/contracts'
import { PLANETS } from '@astrarium/sky/nouns'
import type { Planet } from '@astrarium/sky/nouns'
import { wheelInputFromStored, type WheelBody, type WheelInput, ZODIAC } from '@astrarium/sky/wheel'
import { words } from '../../words/index.ts'

export interface PlanetReading {
  id: Planet
  name: string
  /** the sign, or "Leo or Virgo" where the birth time leaves it open */
  sign: string
  /** "21.3°"; null where a stretch is given instead */
  degree: string | null
  /** "4.2° to 17.9°", or "between Leo 21.3° and Virgo 4.2°", with an uncertain time; else null */
  stretch: string | null
  house: number | null
  isRetrograde: boolean
}

export interface ChartReading {
  input: WheelInput
  ascendant: { sign: string; degree: string } | null
  midheaven: { sign: string; degree: string } | null
  planets: PlanetReading[]
  houses: { number: number; sign: string; degree: string }[]
}

/**
 * A stored chart in words, Sun to Pluto, degrees with one decimal. Null for a chart in a form that is not
 * understood.
 */
export function readChart(chart: StoredChart): ChartReading | null {
  let input: WheelInput
  try {
    input = wheelInputFromStored(chart)
  } catch {
    return null
  }
  return {
    input,
    ascendant: chart.ascendant && storedPlace(chart.ascendant),
    midheaven: chart.midheaven && storedPlace(chart.midheaven),
    planets: PLANETS.flatMap((id) => {
      const body = input.bodies.find((other) => other.id === id)
      return body ? [planetOf(body, id)] : []
    }),
    houses: chart.houses
      .map((house) => ({ number: house.number, ...storedPlace(house) }))
      .toSorted((a, b) => a.number - b.number),
  }
}

/** "Sun Leo", "Moon Aries", "Scorpio rising"; without a birth time there is no rising sign. */
export function chartSummary(reading: ChartReading): string {
  const parts = (['sun', 'moon'] as const).flatMap((id) => {
    const planet = reading.planets.find((other) => other.id === id)
    return planet ? [`${planet.name} ${planet.sign}`] : []
  })
  return [...parts, ...(reading.ascendant ? [words.chart.rising(reading.ascendant.sign)] : [])].join(', ')
}

/** "21.3°", cut and not rounded: 14°59′ in the wheel is no 15.0°, and the end of a sign not the next one. */
export function oneDecimal(degree: number): string {
  return `${Math.min(Math.floor(degree * 10 + 1e-6) / 10, 29.9).toFixed(1)}°`
}

function planetOf(body: WheelBody, id: Planet): PlanetReading {
  const known = { id, name: words.chart.points[id], house: body.house, isRetrograde: body.isRetrograde }
  if (body.range) {
    const from = placeOf(body.range.from)
    const to = placeOf(body.range.to)
    // a slow body hardly moves in a day: then its place is as good as known
    if (from.sign !== to.sign || from.degree !== to.degree) {
      const signs = body.range.signs.map((sign) => words.chart.signs[sign])
      const stretch =
        from.sign === to.sign
          ? words.chart.within(from.degree, to.degree)
          : words.chart.between(
              words.chart.place(from.sign, from.degree),
              words.chart.place(to.sign, to.degree),
            )
      return {
        ...known,
        sign: signs.length > 1 ? words.chart.either(signs) : from.sign,
        degree: null,
        stretch,
      }
    }
  }
  return { ...known, sign: words.chart.signs[body.sign], degree: oneDecimal(body.degree), stretch: null }
}

/**
 * A stored place keeps its own sign: its degree may have been rounded up to 30.00. Short sign codes are
 * expanded.
 */
function storedPlace(place: { sign: string; degree: number }): { sign: string; degree: string } {
  const found = ZODIAC.find(({ sign }) => sign.toLowerCase().startsWith(place.sign.trim().toLowerCase()))
  return { sign: found ? words.chart.signs[found.sign] : place.sign, degree: oneDecimal(place.degree) }
}

function placeOf(longitude: number): { sign: string; degree: string } {
  const wrapped = ((longitude % 360) + 360) % 360
  const sign = ZODIAC[Math.floor(wrapped / 30) % 12]
  return { sign: sign ? words.chart.signs[sign.sign] : '', degree: oneDecimal(wrapped % 30) }
}
