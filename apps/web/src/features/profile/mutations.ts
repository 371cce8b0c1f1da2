import { type Profile, updateProfile } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../lib/api.ts'
import { useSingleMutation } from '../../lib/hooks/use-single-mutation.ts'
import { profileQuery } from './queries.ts'

/** One save at a time for each part of the profile. */
export function useUpdateProfile(part: 'personal' | 'welcome' | 'day' | 'findable') {
  const queryClient = useQueryClient()
  return useSingleMutation<Profile, z.input<typeof updateProfile.input>>({
    mutationKey: ['profile', part],
    mutationFn: (change) => call(updateProfile, change),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery.queryKey, profile)
      // the name in the frame
      return queryClient.invalidateQueries({ queryKey: ['session'] })
    },
  })
}
