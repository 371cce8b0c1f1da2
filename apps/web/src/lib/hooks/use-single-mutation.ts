import type { MutationKey, UseMutationOptions, UseMutationResult } from '@tanstack/react-query'
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { attempts } from '../attempts.ts'

/**
 * A mutation of which one at a time is under way: a second click or Enter, which may come before the page
 * could show that it is busy, sends nothing. It is known by its key, so it holds for a page that was left and
 * opened again too. Once it goes right, nothing on the screen says any more that it failed.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables> & { mutationKey: MutationKey },
): UseMutationResult<Data, Error, Variables> {
  const queryClient = useQueryClient()
  const thing = hashKey(options.mutationKey)
  const mutation = useMutation({
    ...options,
    onSuccess: (...told) => {
      attempts.wentRight(thing)
      return options.onSuccess?.(...told)
    },
    onError: (...told) => attempts.failed(thing, () => options.onError?.(...told)),
  })
  const underWay = () =>
    queryClient.getMutationCache().find<Data, Error, Variables>({
      mutationKey: options.mutationKey,
      exact: true,
      status: 'pending',
    })
  const mutate: typeof mutation.mutate = (...sent) => {
    if (!underWay()) mutation.mutate(...sent)
  }
  /** A second call waits for the first one's end. */
  const mutateAsync: typeof mutation.mutateAsync = async (...sent) => {
    const first = underWay()
    return first ? ((await first.continue()) as Data) : mutation.mutateAsync(...sent)
  }
  return { ...mutation, mutate, mutateAsync }
}
