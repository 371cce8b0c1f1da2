import { getProfile, type Profile, updateProfile } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { browserTimeZone, liveIn } from '../../lib/home-zone.ts'

export const profileQuery = queryOptions({ queryKey: ['profile'], queryFn: readProfile })

/**
 * Whoever signed up without a browser of their own (with Google) has not said yet which zone their days are
 * those of.
 */
async function readProfile(): Promise<Profile> {
  const read = await call(getProfile, {})
  const profile =
    read.currentTimeZone === null ? await call(updateProfile, { currentTimeZone: browserTimeZone() }) : read
  liveIn(profile.currentTimeZone)
  return profile
}
