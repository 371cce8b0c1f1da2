import { generateBlueprint, getBlueprint, getBlueprintCategory } from '@astrarium/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { errorCopy } from '../../lib/error-copy.ts'
import { toast } from '../../ui/toast.ts'
import { words } from '../../words/index.ts'
import { pollEvery } from './blueprint-view.ts'

/** The seven categories and how far each is; looked at again while it is written. */
export const blueprintQuery = queryOptions({
  queryKey: ['blueprint'],
  queryFn: ({ signal }) => call(getBlueprint, {}, undefined, signal),
  // what is kept is shown at once, and checked on every visit: new birth data make other words
  staleTime: 0,
  refetchInterval: ({ state }) => pollEvery(state.data?.state, state.status === 'error'),
})

/** One category with its questions and answers; looked at again while it is written. */
export const categoryQuery = (categoryId: string) =>
  queryOptions({
    queryKey: ['blueprint', 'category', categoryId],
    queryFn: ({ signal }) => call(getBlueprintCategory, {}, { categoryId }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => pollEvery(state.data?.state, state.status === 'error'),
  })

/** Begins the writing, or lets it go on where it stopped. */
export function useGenerateBlueprint() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(generateBlueprint, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: blueprintQuery.queryKey }),
    onError: (error) => toast.destructive(words.blueprint.notAvailable, errorCopy(error)),
  })
}
