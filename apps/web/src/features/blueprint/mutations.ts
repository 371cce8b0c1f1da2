// Apart from the queries, which every page may begin with: these come with the pages that change something.
import { generateBlueprint } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { errorCopy } from '../../lib/error-copy.ts'
import { useSingleMutation } from '../../lib/hooks/use-single-mutation.ts'
import { toast } from '../../ui/toast/toast.ts'
import { words } from '../../words/index.ts'
import { blueprintQuery } from './queries.ts'

/** Begins the writing, or lets it go on where it stopped. */
export function useGenerateBlueprint() {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['generate-blueprint'],
    mutationFn: () => call(generateBlueprint, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: blueprintQuery.queryKey }),
    onError: (error) => toast.destructive(words.blueprint.notAvailable, errorCopy(error)),
  })
}
