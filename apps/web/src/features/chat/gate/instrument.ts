import type { Transit } from '@astrarium/contracts'
import { ASPECT_PIGMENTS, GLYPHS, spread, ZODIAC } from '@astrarium/sky/wheel'
import type { GlyphId, Pigment } from '@astrarium/sky/wheel'

interface Place {
  x: number
  y: number
}

interface Mark {
  glyph: GlyphId
  place: Place
  /** at the true degree, and the end of the line from there to a glyph that made room for others */
  dot: Place
  end: Place
}

/** Today's sky around the chart, in a square of 640 around 0,0; the Ascendant, or 0° Aries, stands left. */
export interface Instrument {
  measures: Measures
  signs: { glyph: GlyphId; place: Place; from: Place; to: Place }[]
  today: Mark[]
  natal: Mark[]
  contacts: { key: string; pigment: Pigment; from: Place; to: Place }[]
}

/** Radii, sides of the glyphs, and degrees between two of them. */
interface Measures {
  edge: number
  signs: number
  /** where the zodiac ends, and today's dots stand */
  inner: number
  today: number
  ring: number
  natal: number
  /** where the natal dots stand, and the contacts begin */
  core: number
  size: { sign: number; today: number; natal: number }
  apart: { today: number; natal: number }
}

/** `fine` wants 480 px of width; `plain` can be read from 180 px on, where no glyph is under 11 px. */
export const MEASURES = {
  fine: {
    edge: 306,
    signs: 281,
    inner: 256,
    today: 220,
    ring: 194,
    natal: 164,
    core: 132,
    size: { sign: 25, today: 28, natal: 24 },
    apart: { today: 9, natal: 10 },
  },
  plain: {
    edge: 316,
    signs: 287,
    inner: 258,
    today: 214,
    ring: 184,
    natal: 150,
    core: 112,
    size: { sign: 44, today: 42, natal: 40 },
    apart: { today: 13, natal: 17 },
  },
} as const satisfies Record<string, Measures>

export function instrument(
  chart: {
    planets: readonly { name: string; longitude: number }[]
    ascendant: { sign: string; degree: number } | null
    midheaven: { sign: string; degree: number } | null
  },
  sky: readonly { body: GlyphId; longitude: number }[],
  transits: readonly Pick<Transit, 'transiting' | 'natal' | 'aspectName'>[],
  measures: Measures = MEASURES.plain,
): Instrument {
  const { edge, inner, core, size, apart } = measures
  const left = chart.ascendant ? longitudeOf(chart.ascendant) : 0
  const angleOf = (longitude: number) => 180 - (longitude - left)
  const own: { id: GlyphId; longitude: number }[] = [
    ...chart.planets.flatMap(({ name, longitude }) => {
      const id = name.toLowerCase().replace(/ /g, '_')
      return id in GLYPHS ? [{ id: id as GlyphId, longitude }] : []
    }),
    ...(chart.ascendant ? [{ id: 'asc' as const, longitude: left }] : []),
    ...(chart.midheaven ? [{ id: 'mc' as const, longitude: longitudeOf(chart.midheaven) }] : []),
  ]
  const now = sky.map(({ body, longitude }) => ({ id: body, longitude }))
  const of = (list: { id: GlyphId; longitude: number }[], ring: 'today' | 'natal', dot: number) => {
    const angles = spread(
      list.map(({ longitude }) => angleOf(longitude)),
      apart[ring],
    )
    const end = measures[ring] + Math.sign(dot - measures[ring]) * (size[ring] / 2 + 3)
    return list.map(({ id, longitude }, at) => ({
      glyph: id,
      place: placeAt(measures[ring], angles[at]!),
      dot: placeAt(dot, angleOf(longitude)),
      end: placeAt(end, angles[at]!),
    }))
  }
  const natalAt = (point: string) => own.find(({ id }) => id === point)?.longitude
  return {
    measures,
    signs: ZODIAC.map(({ sign }, index) => ({
      glyph: sign,
      place: placeAt(measures.signs, angleOf(index * 30 + 15)),
      from: placeAt(core, angleOf(index * 30)),
      to: placeAt(edge, angleOf(index * 30)),
    })),
    today: of(now, 'today', inner),
    natal: of(own, 'natal', core),
    contacts: transits.flatMap(({ transiting, natal, aspectName }) => {
      const [a, b] = [now.find(({ id }) => id === transiting)?.longitude, natalAt(natal)]
      return a === undefined || b === undefined
        ? []
        : [
            {
              key: `${transiting} ${aspectName} ${natal}`,
              pigment: ASPECT_PIGMENTS[aspectName],
              from: placeAt(core, angleOf(a)),
              to: placeAt(core, angleOf(b)),
            },
          ]
    }),
  }
}

function longitudeOf({ sign, degree }: { sign: string; degree: number }): number {
  const index = ZODIAC.findIndex((one) => one.sign.toLowerCase().startsWith(sign.trim().toLowerCase()))
  return Math.max(index, 0) * 30 + degree
}

function placeAt(radius: number, angle: number): Place {
  const radians = (angle * Math.PI) / 180
  const round = (value: number) => Math.round(value * 10) / 10
  return { x: round(radius * Math.cos(radians)), y: round(radius * Math.sin(radians)) }
}
