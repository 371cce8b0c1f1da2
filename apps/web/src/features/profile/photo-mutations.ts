import { removeProfilePhoto, setProfilePhoto } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { codeOf, errorCopy } from '../../lib/error-copy.ts'
import { useSingleMutation } from '../../lib/hooks/use-single-mutation.ts'
import { toast } from '../../ui/toast/toast.ts'
import { words } from '../../words/index.ts'
import { profileQuery } from './queries.ts'

/** @param onDone after it is there */
export function useSetPhoto(onDone: () => void) {
  const copy = words.profile.photo
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['profile', 'photo'],
    mutationFn: (photo: string) => call(setProfilePhoto, { photo }),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery.queryKey, profile)
      toast.success(copy.updated.title, copy.updated.text)
      onDone()
    },
    onError: (error) =>
      toast.destructive(codeOf(error).startsWith('photo_') ? copy.invalid : copy.failed, errorCopy(error)),
  })
}

export function useRemovePhoto() {
  const copy = words.profile.photo
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['profile', 'photo'],
    mutationFn: () => call(removeProfilePhoto, {}),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery.queryKey, profile)
      toast.success(copy.deleted.title, copy.deleted.text)
    },
    onError: (error) => toast.destructive(copy.deleteFailed, errorCopy(error)),
  })
}
