import type { MutateOptions, MutationKey, UseMutationOptions, UseMutationResult } from '@tanstack/react-query'
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { attempts } from '../attempts.ts'

/**
 * A mutation of which one at a time is under way: a second click or Enter, which may come before the page
 * could show that it is busy, sends nothing. It is known by its key, so it holds for a page that was left and
 * opened again too. Once it goes right, nothing on the screen says any more that it failed, and the other way
 * round.
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
      return attempts.tell(thing, () => options.onSuccess?.(...told))
    },
    onError: (...told) => {
      attempts.wentWrong(thing)
      return attempts.tell(thing, () => options.onError?.(...told))
    },
  })
  /** What one call says of its own end is about the same thing. */
  const ofThing = (
    on: MutateOptions<Data, Error, Variables> = {},
  ): MutateOptions<Data, Error, Variables> => ({
    ...on,
    onSuccess: (...told) => attempts.tell(thing, () => on.onSuccess?.(...told)),
    onError: (...told) => attempts.tell(thing, () => on.onError?.(...told)),
  })
  const underWay = () =>
    queryClient.getMutationCache().find<Data, Error, Variables>({
      mutationKey: options.mutationKey,
      exact: true,
      status: 'pending',
    })
  const mutate: typeof mutation.mutate = (...[sent, on]) => {
    if (!underWay()) mutation.mutate(sent as Variables, ofThing(on))
  }
  /** A second call waits for the first one's end. */
  const mutateAsync: typeof mutation.mutateAsync = async (...[sent, on]) => {
    const first = underWay()
    return first ? ((await first.continue()) as Data) : mutation.mutateAsync(sent as Variables, ofThing(on))
  }
  return { ...mutation, mutate, mutateAsync }
}
