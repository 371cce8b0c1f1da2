import { type BirthDetails, replaceBirthDetails, transitsNow } from '@astrarium/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { beginBlueprintAnew } from '../blueprint/queries.ts'
import { profileQuery } from '../profile/queries.ts'

/** Today's weightiest transits to the person's own chart. */
export const transitsQuery = queryOptions({ queryKey: ['chart', 'transits'], queryFn: () => call(transitsNow, {}), staleTime: 600_000 })

/** Stores new birth details and their chart together, or neither. */
export function useReplaceBirthDetails() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (details: BirthDetails) => call(replaceBirthDetails, details),
    onSuccess: () => {
      beginBlueprintAnew(queryClient)
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: transitsQuery.queryKey }),
      ])
    },
  })
}
