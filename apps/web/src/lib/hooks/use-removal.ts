import type { QueryKey, UseMutationOptions } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { removalOf } from '../removed.ts'
import { useSingleMutation } from './use-single-mutation.ts'

/** Removes what the query of this key tells of, which is asked for no more from then on (see `isRemoved`). */
export function useRemoval<Data, Variables = void>(
  queryKey: QueryKey,
  options: Pick<UseMutationOptions<Data, Error, Variables>, 'mutationFn' | 'onSuccess' | 'onError'>,
) {
  const queryClient = useQueryClient()
  return useSingleMutation<Data, Variables>({
    ...options,
    mutationKey: removalOf(queryKey),
    // an older look at it would come back with nothing
    onMutate: () => queryClient.cancelQueries({ queryKey, exact: true }),
    onSuccess: (...told) => {
      // whoever comes to its address again is told
      void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
      return options.onSuccess?.(...told)
    },
  })
}
