import { heaviestNow } from '@astrarium/arion'
import type { RibbonRow } from '@astrarium/arion'
import { ASPECT_NAMES } from '@astrarium/sky'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { skyOf } from '../../chart/sky-of.ts'
import { readNatalChart } from '../../chart/service/read-natal-chart.ts'

const SHOWN = 5

/** The transits on now that weigh most with Arion today, soonest exact first. Throws chart_missing. */
export async function showTransits(context: UserContext) {
  const profile = await readProfile(context)
  const chart = readNatalChart(context, profile, profile.chartSettings)
  if (!chart) throw new AppError('chart_missing', 'There is no chart yet')
  const now = context.now()
  return {
    transits: heaviestNow(skyOf(context, chart), { chart, timeZone: profile.currentTimeZone }, now, SHOWN)
      .toSorted((a, b) => nextExact(a, now) - nextExact(b, now))
      .map(toShown),
  }
}

function toShown({ transiting, natal, aspect, enters, exact, between, leaves }: RibbonRow) {
  return {
    transiting,
    natal,
    aspect,
    aspectName: ASPECT_NAMES[aspect],
    enters: enters?.toISOString() ?? null,
    exact: exact.map((at) => at.toISOString()),
    between: between && ([between[0].toISOString(), between[1].toISOString()] as [string, string]),
    leaves: leaves?.toISOString() ?? null,
  }
}

/** What has no exact day comes last, the sooner it ends the earlier. */
function nextExact({ exact, leaves }: RibbonRow, now: Date): number {
  return Number(exact.find((at) => at >= now) ?? exact.at(-1) ?? leaves ?? Number.POSITIVE_INFINITY)
}
