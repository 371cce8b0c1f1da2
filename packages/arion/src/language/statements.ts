/** Plain statements of facts, for the chips under an answer and for an outside voice. */
import { POINT_NAMES } from '@astrarium/sky'
import type { MajorAspect, Point, Sign, Sky } from '@astrarium/sky'
import type { ChartPoint } from '../chart/certainty.ts'
import { MONTHS, partsOf } from './calendar.ts'
import { ordinal } from './numbers.ts'

const NAMES: Record<ChartPoint, string> = {
  ...POINT_NAMES,
  desc: 'Descendant',
  ic: 'Imum Coeli',
  south_node: 'South Node',
}

export function pointName(point: ChartPoint): string {
  return NAMES[point]
}

/** "the Sun", "the Moon", "Venus": a body in the sky. */
export function skyName(body: Point): string {
  return body === 'sun' || body === 'moon' ? `the ${pointName(body)}` : pointName(body)
}

export function placementStatement(point: ChartPoint, sign: Sign, house: number | null): string {
  return `Your ${pointName(point)} is in ${sign}${house ? `, in the ${ordinal(house)} house` : ''}`
}

export function rulerStatement(ruler: Point, house: number): string {
  return `Your ${pointName(ruler)} rules your ${ordinal(house)} house`
}

export function aspectStatement(a: Point, b: Point, aspect: MajorAspect, orb: number | null): string {
  const words = `Your ${pointName(a)} ${angleWords(aspect)} your ${pointName(b)}`
  return orb === null ? words : `${words}, orb ${orb.toFixed(1)}°`
}

export function angleWords(aspect: MajorAspect): string {
  return { 0: 'conjunct', 60: 'sextile', 90: 'square', 120: 'trine', 180: 'opposite' }[aspect]
}

export function dateWords(sky: Sky, zone: string, at: Date): string {
  const { year, month, day } = partsOf(sky.localDate(zone, at))
  return `${day} ${MONTHS[month - 1]} ${year}`
}

export function windowWords(
  sky: Sky,
  zone: string,
  window: { enters: Date | null; leaves: Date | null; exact: readonly Date[]; between?: [Date, Date] | null },
): string {
  const parts: string[] = []
  if (window.enters) parts.push(`from ${dateWords(sky, zone, window.enters)}`)
  if (window.leaves) parts.push(`until ${dateWords(sky, zone, window.leaves)}`)
  if (window.exact.length > 0)
    parts.push(`exact ${window.exact.map((at) => dateWords(sky, zone, at)).join(', ')}`)
  else if (window.between)
    parts.push(
      `closest between ${dateWords(sky, zone, window.between[0])} and ${dateWords(sky, zone, window.between[1])}`,
    )
  return parts.join(', ')
}
