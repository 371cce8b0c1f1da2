import { DEFAULT_CHART_SETTINGS } from '@astrarium/contracts'
import type { BirthDetails, ChartSettings } from '@astrarium/contracts'
import type { NatalChart } from '@astrarium/sky'
import { SkyError } from '@astrarium/sky'
import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/context.ts'
import type { BirthMoment } from '../../birth/service/find-birth-moment.ts'
import { reachOf } from '../reach.ts'
import { findBirthMoment } from '../../birth/service/find-birth-moment.ts'

/** The natal chart of a birth as somebody has their charts made, unrounded, and the moment it stands for. */
export function generateChart(
  context: Context,
  birth: BirthDetails,
  { houseSystem, zodiac, node, orbs }: ChartSettings = DEFAULT_CHART_SETTINGS,
): { chart: NatalChart; moment: BirthMoment } {
  const moment = findBirthMoment(context, birth)
  try {
    const chart = context.sky.chart({
      at: moment.instant,
      latitude: birth.birthLatitude,
      longitude: birth.birthLongitude,
      houseSystem,
      zodiac,
      node,
      reach: reachOf(orbs),
      accuracy: moment.accuracy,
      day: moment.day,
    })
    return { chart, moment }
  } catch (error) {
    // the cause carries no birth data: the engine's messages name only what is out of range
    if (error instanceof SkyError)
      throw new AppError('chart_failed', 'Chart generation failed', { cause: error })
    throw error
  }
}
