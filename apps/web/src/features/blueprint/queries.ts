import { getBlueprint, getBlueprintCategory } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
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
