import type { NatalAspectName, Body } from '../types.ts'
import { signAndDegree } from '../aspects/angles.ts'
import { formatDegree } from './degrees.ts'
import type { WheelBody, WheelInput, WheelPoint } from './input.ts'
import { ENGLISH } from './words.ts'
import type { WheelWords } from './words.ts'

export interface BodyRow {
  id: Body
  name: string
  /** "Leo 11°52′", or "between … and …" with an uncertain birth time */
  place: string
  house: number | null
  isRetrograde: boolean
  sentence: string
}

export interface AspectRow {
  a: WheelPoint
  b: WheelPoint
  kind: NatalAspectName
  orb: string
  sentence: string
}

/** A wheel in words: everything that it shows, as rows for a table and as sentences. */
export interface WheelText {
  bodies: readonly BodyRow[]
  angles: readonly { id: 'asc' | 'mc'; name: string; place: string; sentence: string }[]
  houses: readonly { number: number; place: string; sentence: string }[]
  /** the tightest first */
  aspects: readonly AspectRow[]
  /** says why houses and angles are missing, else null */
  note: string | null
  sentences: readonly string[]
}

/**
 * The text equivalent of a wheel. It names every body of the input, also those that a wheel leaves out by its
 * options.
 */
export function wheelText(input: WheelInput, words: WheelWords = ENGLISH): WheelText {
  const placeAt = (longitude: number) => {
    const { sign, degree } = signAndDegree(longitude)
    return words.place(words.signs[sign], formatDegree(degree))
  }
  const bodies = input.bodies.map((body) => bodyRow(body, words, placeAt))
  const angles = (['asc', 'mc'] as const).flatMap((id) => {
    const longitude = id === 'asc' ? input.ascendant : input.midheaven
    if (longitude === null) return []
    const place = placeAt(longitude)
    return [{ id, name: words.points[id], place, sentence: words.body(words.points[id], [place]) }]
  })
  const houses = (input.cusps ?? []).map((cusp, index) => ({
    number: index + 1,
    place: placeAt(cusp),
    sentence: words.body(capital(words.house(index + 1)), [placeAt(cusp)]),
  }))
  const aspects = [...input.aspects]
    .sort((one, other) => one.orb - other.orb)
    .map(({ a, b, kind, orb }) => ({
      a,
      b,
      kind,
      orb: formatOrb(orb),
      sentence: words.aspect(words.points[a], words.aspects[kind], words.points[b], formatOrb(orb)),
    }))
  const note = input.cusps ? null : words.withoutTime
  return {
    bodies,
    angles,
    houses,
    aspects,
    note,
    sentences: [
      ...[...bodies, ...angles, ...houses, ...aspects].map(({ sentence }) => sentence),
      ...(note ? [note] : []),
    ],
  }
}

function bodyRow(body: WheelBody, words: WheelWords, placeAt: (longitude: number) => string): BodyRow {
  const { id, house, isRetrograde, range } = body
  // the sign that the chart states, not one worked out anew: 29.999° must not slip into the next sign by
  // rounding
  const exact = words.place(words.signs[body.sign], formatDegree(body.degree))
  const place =
    range && placeAt(range.from) !== placeAt(range.to)
      ? words.between(placeAt(range.from), placeAt(range.to))
      : exact
  const parts = [
    place,
    ...(house === null ? [] : [words.house(house)]),
    ...(isRetrograde ? [words.retrograde] : []),
  ]
  return {
    id,
    name: words.points[id],
    place,
    house,
    isRetrograde,
    sentence: words.body(words.points[id], parts),
  }
}

/** Unlike a place, an orb is rounded to the nearest minute: it is a distance. */
function formatOrb(orb: number): string {
  const minutes = Math.round(orb * 60)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
