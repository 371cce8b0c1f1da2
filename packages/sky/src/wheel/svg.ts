import { ASPECT_DASHES } from './aspect-lines.ts'
import type { GlyphMark, TextMark, WheelGeometry } from './geometry.ts'
import { GLYPHS, GLYPH_BOX, GLYPH_STROKE } from './glyphs.ts'
import { arcPath, linesPath, polylinePath, sectorPath } from './paths.ts'
import type { Pigment } from './zodiac.ts'

/** Colours as #rrggbb: programs other than browsers paint `oklch()` black. */
export interface WheelTheme {
  background: string
  inner: string
  text: string
  faint: string
  pigments: Readonly<Record<Pigment, string>>
  ring: string
  digits: string
  numerals: string
}

const FONTS = {
  digits: "'Figtree Variable', Figtree, 'Helvetica Neue', Arial, sans-serif",
  numerals: "'EB Garamond Variable', 'EB Garamond', Georgia, serif",
}

/** The two themes of the product: its tokens as sRGB. */
export const WHEEL_THEMES: Readonly<Record<'night' | 'vellum', WheelTheme>> = {
  night: {
    background: '#0a0f19',
    inner: '#050810',
    ring: '#8b6f44',
    text: '#f2eee5',
    faint: '#b0b6c3',
    pigments: { brass: '#debe80', verdigris: '#7fc8bb', cinnabar: '#e7836c', lapis: '#8ba9e6' },
    ...FONTS,
  },
  vellum: {
    background: '#fdfbf6',
    inner: '#efeade',
    ring: '#af8c54',
    text: '#1a202f',
    faint: '#49505f',
    pigments: { brass: '#7e5823', verdigris: '#1d655e', cinnabar: '#ab3b28', lapis: '#3153a0' },
    ...FONTS,
  },
}

/** A finished SVG document of the wheel. `title` becomes its accessible name. */
export function wheelSvg(
  geometry: WheelGeometry,
  theme: WheelTheme = WHEEL_THEMES.night,
  title = 'Natal chart',
): string {
  const { size, centre, rings, signs, ticks, houses, angles, bodies, aspects } = geometry
  const ring = (radius: number, fill = 'none') =>
    `<circle cx="${centre}" cy="${centre}" r="${radius}" fill="${fill}" stroke="${theme.ring}" stroke-width="1.2"/>`
  const stroke = (d: string, colour: string, width: number, more = '') =>
    d &&
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`
  const mark = ({ glyph, x, y, size: side }: GlyphMark, colour: string) => {
    const scale = side / GLYPH_BOX
    return stroke(
      GLYPHS[glyph],
      colour,
      GLYPH_STROKE,
      ` transform="translate(${n(x - side / 2)} ${n(y - side / 2)}) scale(${n(scale, 4)})"`,
    )
  }
  const text = ({ text: words, x, y, font }: TextMark, colour: string, family: string, weight = 400) =>
    words &&
    `<text x="${x}" y="${n(y + font * 0.35)}" font-family="${escape(family)}" font-size="${font}" font-weight="${weight}" fill="${colour}" text-anchor="middle">${escape(words)}</text>`

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img" aria-label="${escape(title)}">`,
    `<title>${escape(title)}</title>`,
    `<rect width="${size}" height="${size}" fill="${theme.background}"/>`,
    ...signs.map(
      ({ from, to, pigment }) =>
        `<path d="${sectorPath(rings.zodiacInner, rings.outer, from, to)}" fill="${theme.pigments[pigment]}" fill-opacity="0.1"/>`,
    ),
    stroke(linesPath(signs.map(({ boundary }) => boundary)), theme.ring, 1.2),
    ring(rings.outer),
    ring(rings.zodiacInner),
    ring(rings.houseOuter, theme.inner),
    ring(rings.houseInner),
    stroke(linesPath(ticks.filter(({ every }) => every === 1)), theme.ring, 0.8),
    stroke(linesPath(ticks.filter(({ every }) => every !== 1)), theme.pigments.brass, 1.1),
    ...signs.map(({ mark: sign, pigment }) => mark(sign, theme.pigments[pigment])),
    stroke(linesPath(houses.flatMap(({ cusp }) => cusp)), theme.faint, 0.9, ' stroke-opacity="0.7"'),
    ...houses.map(({ numeral }) => text(numeral, theme.faint, theme.numerals)),
    ...aspects.map(({ kind, pigment, weight, from, to, arc }) => {
      const dash = ASPECT_DASHES[kind] && ` stroke-dasharray="${ASPECT_DASHES[kind]}"`
      return stroke(
        arc ? arcPath(arc) : polylinePath([from, to]),
        theme.pigments[pigment],
        n(0.9 + 1.7 * weight),
        `${dash} stroke-opacity="${n(0.3 + 0.65 * weight)}"`,
      )
    }),
    ...angles.flatMap(({ axis, label }) => [
      stroke(linesPath(axis), theme.pigments.brass, 2.2),
      text(label, theme.pigments.brass, theme.digits, 600),
    ]),
    ...bodies.flatMap((body) => [
      stroke(polylinePath(body.leader), theme.faint, 1),
      body.arc ? stroke(arcPath(body.arc), theme.text, 5) : '',
      `<circle cx="${body.dot.x}" cy="${body.dot.y}" r="2.8" fill="${theme.text}"/>`,
      mark(body.glyph, theme.text),
      text(body.degrees, theme.text, theme.digits, 500),
      body.rest ? text(body.rest, theme.faint, theme.digits) : '',
      body.retrograde ? mark(body.retrograde, theme.pigments.cinnabar) : '',
    ]),
    '</svg>',
  ].join('')
}

function n(value: number, places = 2): number {
  return Number(value.toFixed(places))
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
