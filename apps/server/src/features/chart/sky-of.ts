import type { NatalChart, Sky } from '@astrarium/sky'
import type { Context } from '../../platform/context.ts'

/** The sky as it is reckoned with beside a chart: in the chart's own zodiac. */
export function skyOf({ sky }: Pick<Context, 'sky'>, chart: Pick<NatalChart, 'zodiac'> | null): Sky {
  return chart ? sky.inZodiac(chart.zodiac) : sky
}
