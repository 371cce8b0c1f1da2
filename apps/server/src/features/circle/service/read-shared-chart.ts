import type { StoredChart } from '@astrarium/contracts'
import { compositeChart } from '@astrarium/sky'
import type { NatalAspect, NatalChart } from '@astrarium/sky'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { toStoredChart } from '../../chart/stored-chart.ts'
import { readPairAsShown } from './read-pair-as-shown.ts'

/** One chart made of two. Throws member_not_found, chart_missing. */
export async function readSharedChart(
  context: UserContext,
  memberId: string,
  kind: 'composite' | 'davison',
): Promise<StoredChart> {
  const { own, theirs } = await readPairAsShown(context, memberId)
  if (!own || !theirs) throw new AppError('chart_missing', 'There is no chart yet')
  const chart = kind === 'davison' ? context.sky.davison(own, theirs) : asNatal(own, theirs)
  return toStoredChart(chart, context.now())
}

/** A midpoint has no motion of its own. */
const STILL = { speed: 0, latitude: 0, declination: 0, isRetrograde: false }

/** The midpoints in the form of a chart; a midpoint that the birth times leave open is left out. */
function asNatal(own: NatalChart, theirs: NatalChart): NatalChart {
  const { placements, houses, ascendant, midheaven, aspects } = compositeChart(own, theirs)
  const open = own.span !== null || theirs.span !== null
  return {
    ...own,
    accuracy: open ? { kind: 'unknown' } : { kind: 'exact' },
    placements: placements
      .filter(({ isUncertain }) => !isUncertain)
      .map(({ body, longitude, sign, degree, house, range }) => ({
        ...STILL,
        body,
        longitude,
        sign,
        degree,
        house,
        range,
      })),
    houses: houses && { ...houses, requested: houses.system },
    ascendant,
    midheaven,
    aspects: aspects.map((aspect): NatalAspect => ({ ...aspect, isApplying: false })),
    minorAspects: [],
  }
}
