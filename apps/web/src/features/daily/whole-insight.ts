import type { DailyInsight } from '@astrarium/contracts'

/**
 * The insight of an answer. Throws when a part that the page reads is not there: said as a failure rather
 * than shown in part.
 */
export function wholeInsight({ insight }: { insight?: Partial<DailyInsight> }): DailyInsight {
  if (insight?.date && insight.energeticTone && insight.keyTimingCues && insight.dailyFocus && insight.facts)
    return insight as DailyInsight
  throw new TypeError('an answer without an insight')
}
