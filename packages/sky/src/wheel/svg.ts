import type { WheelGeometry } from './geometry.ts'
import { wheelShapes } from './shapes.ts'
import type { Shape, Stroke, Writing } from './shapes.ts'
import { WHEEL_THEMES } from './themes.ts'
import type { WheelTheme } from './themes.ts'

/** A finished SVG document of the wheel. `title` becomes its accessible name. */
export function wheelSvg(
  geometry: WheelGeometry,
  theme: WheelTheme = WHEEL_THEMES.night,
  title = 'Natal chart',
): string {
  return shapesSvg(wheelShapes(geometry, theme), { size: geometry.size, theme, title })
}

/** Shapes as an SVG document, one on the other. `description` is what somebody hears who sees no drawing. */
export function shapesSvg(
  shapes: readonly Shape[],
  {
    size,
    theme,
    title,
    description,
  }: { size: number; theme: WheelTheme; title: string; description?: string },
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img" aria-label="${escape(title)}">`,
    `<title>${escape(title)}</title>`,
    description ? `<desc>${escape(description)}</desc>` : '',
    `<rect width="${size}" height="${size}" fill="${theme.background}"/>`,
    ...shapes.map((shape) => element(shape, theme)),
    '</svg>',
  ].join('')
}

function element(shape: Shape, theme: WheelTheme): string {
  switch (shape.kind) {
    case 'stroke':
      return line(shape)
    case 'area':
      return `<path d="${shape.d}" fill="${shape.colour}"${opacity('fill', shape.opacity)}/>`
    case 'disc': {
      const ring = shape.ring && ` stroke="${shape.ring.colour}" stroke-width="${shape.ring.width}"`
      return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" fill="${shape.fill}"${ring ?? ''}/>`
    }
    case 'writing':
      return words(shape, theme)
  }
}

function line({ d, colour, width, dash, opacity: seen, at }: Stroke): string {
  const more = [
    at && ` transform="translate(${at.x} ${at.y}) scale(${at.scale})"`,
    dash && ` stroke-dasharray="${dash}"`,
    opacity('stroke', seen),
  ]
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more.join('')}/>`
}

function words({ text, x, y, face, size, weight, colour }: Writing, theme: WheelTheme): string {
  return `<text x="${x}" y="${y}" font-family="${escape(theme[face])}" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="middle">${escape(text)}</text>`
}

function opacity(of: 'fill' | 'stroke', value: number): string {
  return value === 1 ? '' : ` ${of}-opacity="${value}"`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
