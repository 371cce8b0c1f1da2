import { type BirthDetails, generateBlueprint, replaceBirthDetails } from '@astrarium/contracts'
import { noop, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useSingleMutation } from '../../lib/hooks/use-single-mutation.ts'
import { profileQuery } from '../profile/queries.ts'
import { transitsQuery } from './queries.ts'

/** Stores new birth details and their chart together, or neither. */
export function useReplaceBirthDetails() {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['birth-details'],
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

/** Nothing of the old blueprint is shown again, and the new one is begun. */
function beginBlueprintAnew(queryClient: QueryClient): void {
  // the blueprint leans on the ask feature and so on this one, hence its key by name
  queryClient.removeQueries({ queryKey: ['blueprint'] })
  // should this get lost, the server notices the new birth data when the blueprint is read
  void call(generateBlueprint, {}).catch(noop)
}
