import { getProfile, type Profile, updateProfile } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { browserTimeZone } from '../../lib/format.ts'

export const profileQuery = queryOptions({ queryKey: ['profile'], queryFn: readProfile })

/**
 * Whoever signed up without a browser of their own (with Google) has not said yet which zone their days are
 * those of.
 */
async function readProfile(): Promise<Profile> {
  const profile = await call(getProfile, {})
  return profile.currentTimeZone === null
    ? call(updateProfile, { currentTimeZone: browserTimeZone() })
    : profile
}
