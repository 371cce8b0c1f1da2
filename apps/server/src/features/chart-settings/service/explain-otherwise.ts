import type { Saying } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { generateChart } from '../../chart/service/generate-chart.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { explain } from '../otherwise/explain.ts'
import type { Explanation } from '../otherwise/explain.ts'

const NAMESAKES = 5
/** degrees within which two entries are one place */
const NEAR = 0.3

/** Why another app says otherwise of the person's chart. Keeps nothing. Throws birth_data_missing. */
export async function explainOtherwise(context: UserContext, says: readonly Saying[]): Promise<Explanation> {
  const { birth, chartSettings, currentTimeZone, isTimeZoneKnown } = await readProfile(context)
  if (!birth) throw new AppError('birth_data_missing', 'Missing required birth data for chart generation')
  const { chart, moment } = generateChart(context, birth, chartSettings)
  const { birthLatitude, birthLongitude } = birth
  const [name = ''] = birth.birthPlace.split(',')
  const places = name.trim() === '' ? [] : await context.places.search(name)
  const namesakes = places
    .filter(
      ({ latitude, longitude }) =>
        Math.abs(latitude - birthLatitude) > NEAR || Math.abs(longitude - birthLongitude) > NEAR,
    )
    .slice(0, NAMESAKES)
  const born = {
    birth,
    instant: moment.instant,
    offset: moment.offset,
    zoneOfPlace: context.places.zoneAt(birthLatitude, birthLongitude),
    zoneOfToday: isTimeZoneKnown ? currentTimeZone : null,
    namesakes,
    year: context.now().getUTCFullYear() - 1,
  }
  return explain(context.sky, { chart, born, settings: chartSettings }, says)
}
