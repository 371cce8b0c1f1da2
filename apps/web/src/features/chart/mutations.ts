import {
  type BirthDetails,
  type ChartSettings,
  explainOtherwise,
  generateBlueprint,
  replaceBirthDetails,
  restoreBirthVersion,
  type Saying,
  setChartSettings,
} from '@astrarium/contracts'
import { noop, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { errorCopy } from '../../lib/error-copy.ts'
import { useSingleMutation } from '../../lib/hooks/use-single-mutation.ts'
import { toast } from '../../ui/toast/toast.ts'
import { words } from '../../words/index.ts'
import { profileQuery } from '../profile/queries.ts'
import { birthVersionsQuery, transitsQuery } from './queries.ts'

/** Stores new birth details and their chart together, or neither. */
export function useReplaceBirthDetails() {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['birth-details'],
    mutationFn: (details: BirthDetails) => call(replaceBirthDetails, details),
    onSuccess: () => followBirth(queryClient),
  })
}

/** Earlier birth details and their chart take the place of those that stand. */
export function useRestoreBirth(onDone: () => void) {
  const queryClient = useQueryClient()
  const { regenerated } = words.chart.regeneration
  return useSingleMutation({
    mutationKey: ['birth-details'],
    mutationFn: (versionId: string) => call(restoreBirthVersion, {}, { versionId }),
    onSuccess: async () => {
      await followBirth(queryClient)
      toast.success(regenerated.title, regenerated.text)
      onDone()
    },
    onError: (error) => toast.destructive(words.birthVersions.failed, errorCopy(error)),
  })
}

/** What shows a birth, or is made of one, follows it. */
function followBirth(queryClient: QueryClient): Promise<unknown> {
  beginBlueprintAnew(queryClient)
  // the Circle leans on this feature, hence its key by name
  void queryClient.invalidateQueries({ queryKey: ['circle'] })
  return Promise.all(
    [profileQuery, transitsQuery, birthVersionsQuery].map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}

/** Keeps how charts are made, and has them made so. */
export function useSetChartSettings(onDone: () => void) {
  const queryClient = useQueryClient()
  const copy = words.chartSettings
  return useSingleMutation({
    mutationKey: ['chart-settings'],
    mutationFn: (settings: ChartSettings) => call(setChartSettings, settings),
    onSuccess: async () => {
      // signs and houses stand on most pages
      await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
      void queryClient.invalidateQueries()
      toast.success(copy.saved.title, copy.saved.text)
      onDone()
    },
    onError: (error) => toast.destructive(copy.failed, errorCopy(error)),
  })
}

/** Why another app says otherwise. */
export function useExplainOtherwise() {
  return useSingleMutation({
    mutationKey: ['otherwise'],
    mutationFn: (says: readonly Saying[]) => call(explainOtherwise, { says: [...says] }),
    onError: (error) => toast.destructive(words.otherwise.failed, errorCopy(error)),
  })
}

/** Nothing of the old blueprint is shown again, and the new one is begun. */
function beginBlueprintAnew(queryClient: QueryClient): void {
  // the blueprint leans on the ask feature and so on this one, hence its key by name
  queryClient.removeQueries({ queryKey: ['blueprint'] })
  // should this get lost, the server notices the new birth data when the blueprint is read
  void call(generateBlueprint, {}).catch(noop)
}
