import type { FactShown } from '@astrarium/contracts'

export interface TimelineMark {
  kind: 'from' | 'exact' | 'to'
  at: string
  /** where on the line, 0 to 1 */
  share: number
}
export interface FactTimeline {
  marks: TimelineMark[]
  /** null when today lies outside of what is drawn */
  today: number | null
  /** it began, or ends, beyond what was looked at */
  isOpenBefore: boolean
  isOpenAfter: boolean
}

/**
 * What comes and goes, on a line from its first date to its last; null for what has fewer than two dates, or
 * stands in the chart for good.
 */
export function timelineOf(
  { kind, from = null, exact = [], to = null }: FactShown,
  now: Date,
): FactTimeline | null {
  if (kind !== 'transit' && kind !== 'passage') return null
  const dated = [
    ...(from ? [{ kind: 'from' as const, at: from }] : []),
    ...exact.map((at) => ({ kind: 'exact' as const, at })),
    ...(to ? [{ kind: 'to' as const, at: to }] : []),
  ]
  if (dated.length < 2) return null
  const times = [...dated.map(({ at }) => Date.parse(at)), ...(from && to ? [] : [now.getTime()])]
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const shareOf = (time: number) => (time - first) / (last - first)
  const today = shareOf(now.getTime())
  return {
    marks: dated.map((mark) => ({ ...mark, share: shareOf(Date.parse(mark.at)) })),
    today: today >= 0 && today <= 1 ? today : null,
    isOpenBefore: from === null,
    isOpenAfter: to === null,
  }
}
