import type { Transit } from '@astrarium/contracts'
import { ASPECT_PIGMENTS, GLYPHS, spread, ZODIAC } from '@astrarium/sky/wheel'
import type { GlyphId, Pigment } from '@astrarium/sky/wheel'

interface Place {
  x: number
  y: number
}

/** Today's sky around the chart, in a square of 640 around 0,0; the Ascendant, or 0° Aries, stands left. */
export interface Instrument {
  signs: { glyph: GlyphId; place: Place; from: Place; to: Place }[]
  today: { glyph: GlyphId; place: Place; dot: Place }[]
  natal: { glyph: GlyphId; place: Place; dot: Place }[]
  contacts: { key: string; pigment: Pigment; from: Place; to: Place }[]
}

export const RADII = { edge: 306, signs: 280, inner: 256, today: 228, ring: 196, natal: 166, core: 136 }
const APART = 9

export function instrument(
  chart: {
    planets: readonly { name: string; longitude: number }[]
    ascendant: { sign: string; degree: number } | null
    midheaven: { sign: string; degree: number } | null
  },
  sky: readonly { body: GlyphId; longitude: number }[],
  transits: readonly Pick<Transit, 'transiting' | 'natal' | 'aspectName'>[],
): Instrument {
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
  const of = (list: { id: GlyphId; longitude: number }[], radius: number, dot: number) => {
    const angles = spread(
      list.map(({ longitude }) => angleOf(longitude)),
      APART,
    )
    return list.map(({ id, longitude }, at) => ({
      glyph: id,
      place: placeAt(radius, angles[at]!),
      dot: placeAt(dot, angleOf(longitude)),
    }))
  }
  const natalAt = (point: string) => own.find(({ id }) => id === point)?.longitude
  return {
    signs: ZODIAC.map(({ sign }, index) => ({
      glyph: sign,
      place: placeAt(RADII.signs + 1, angleOf(index * 30 + 15)),
      from: placeAt(RADII.inner, angleOf(index * 30)),
      to: placeAt(RADII.edge, angleOf(index * 30)),
    })),
    today: of(now, RADII.today, RADII.ring),
    natal: of(own, RADII.natal, RADII.core),
    contacts: transits.flatMap(({ transiting, natal, aspectName }) => {
      const [a, b] = [now.find(({ id }) => id === transiting)?.longitude, natalAt(natal)]
      return a === undefined || b === undefined
        ? []
        : [
            {
              key: `${transiting} ${aspectName} ${natal}`,
              pigment: ASPECT_PIGMENTS[aspectName],
              from: placeAt(RADII.core, angleOf(a)),
              to: placeAt(RADII.core, angleOf(b)),
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
