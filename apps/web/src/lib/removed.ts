import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** What the removal of a thing is known by: the key of the query that tells of it. */
export const removalOf = (queryKey: QueryKey): QueryKey => ['remove', ...queryKey]

/**
 * Is what this query tells of being removed by this page, or gone by it? It is asked for no more then: word
 * of the change may come before the answer to the removal.
 */
export function isRemoved(queryKey: QueryKey): boolean {
  return queryClient
    .getMutationCache()
    .findAll({ mutationKey: removalOf(queryKey), exact: true })
    .some(({ state }) => state.status === 'pending' || state.status === 'success')
}
