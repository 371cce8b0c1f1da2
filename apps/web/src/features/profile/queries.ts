import { getProfile, type Profile, updateProfile } from '@astrarium/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
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

export function useUpdateProfile() {
  const queryClient = useQueryClient()
  return useMutation<Profile, unknown, z.input<typeof updateProfile.input>>({
    mutationFn: (change) => call(updateProfile, change),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery.queryKey, profile)
      // the name in the frame
      return queryClient.invalidateQueries({ queryKey: ['session'] })
    },
  })
}
