import { getProfile, type Profile, updateProfile } from '@astrarium/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../lib/api.ts'

export const profileQuery = queryOptions({ queryKey: ['profile'], queryFn: () => call(getProfile, {}) })

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
