import { SkyError } from '@astrarium/sky'
import type { LocalTime } from '@astrarium/sky'
import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/context.ts'

/**
 * What the clocks of the birth place said at that moment: once, twice, or never. Throws zone_unknown,
 * birth_date_invalid.
 */
export function resolveBirthTime(
  context: Pick<Context, 'sky'>,
  birth: { timezone: string; birthDate: string; birthTime: string },
): LocalTime {
  try {
    return context.sky.localTime(birth.timezone, `${birth.birthDate}T${birth.birthTime}`)
  } catch (error) {
    if (error instanceof SkyError && error.code === 'unknown_zone') {
      throw new AppError('zone_unknown', 'The time zone is not known', {
        fields: { timezone: 'an IANA zone such as Europe/London' },
      })
    }
    if (error instanceof SkyError)
      throw new AppError('birth_date_invalid', 'The birth date does not exist', {
        fields: { birthDate: 'a date that exists' },
      })
    throw error
  }
}
