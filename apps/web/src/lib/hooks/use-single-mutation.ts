import type { MutationKey, UseMutationOptions, UseMutationResult } from '@tanstack/react-query'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/**
 * A mutation of which one at a time is under way: a second click or Enter, which may come before the page
 * could show that it is busy, sends nothing. It is known by its key, so it holds for a page that was left and
 * opened again too.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables> & { mutationKey: MutationKey },
): UseMutationResult<Data, Error, Variables> {
  const queryClient = useQueryClient()
  const mutation = useMutation(options)
  const mutate: typeof mutation.mutate = (...sent) => {
    if (queryClient.isMutating({ mutationKey: options.mutationKey, exact: true }) === 0)
      mutation.mutate(...sent)
  }
  return { ...mutation, mutate }
}
