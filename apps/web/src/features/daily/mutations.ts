// Apart from the queries, which every page may begin with: these come with the pages that change something.
import { deleteSavedInsight, generateDailyInsight, saveInsight } from '@astrarium/contracts'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../lib/api.ts'
import { useSingleMutation } from '../../lib/hooks/use-single-mutation.ts'
import { toast } from '../../ui/toast/toast.ts'
import { words } from '../../words/index.ts'
import { wayOn } from '../billing/hooks/way-on.ts'
import { balanceQuery } from '../billing/queries.ts'
import { insightErrorCopy, saveInsightErrorCopy } from './error-copy.ts'
import { wholeInsight } from './whole-insight.ts'
import { NOTES_KEY, savedInsightsQuery, todaysInsightQuery } from './queries.ts'

const copy = words.daily

const ASKING = ['ask-daily-insight']
/** of today's insight: into the notes or out of them, never both at once */
const KEEPING = ['keep-daily-insight']

/** Is today's insight on its way, from whichever page it was asked for? */
export function useIsAttuning(): boolean {
  return useIsMutating({ mutationKey: ASKING }) > 0
}

/**
 * Makes today's insight. One that exists already is loaded instead. Whatever happens, the balance is read
 * again.
 */
export function useAskInsight() {
  const queryClient = useQueryClient()
  const { queryKey } = todaysInsightQuery
  return useSingleMutation({
    mutationKey: ASKING,
    mutationFn: async () => wholeInsight(await call(generateDailyInsight, {})),
    onSuccess: (insight) => {
      queryClient.setQueryData(queryKey, { forDate: insight.date, hasChart: true, insight, savedId: null })
    },
    onError: async (error) => {
      const { title, text } = insightErrorCopy(error)
      if (isThere(error)) toast.neutral(title)
      else toast.destructive(title, text, wayOn(error))
      await queryClient.refetchQueries({ queryKey })
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey }),
  })
}

/** A refusal that is none: somebody was quicker, on another device perhaps. */
export function isThere(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'insight_exists'
}

export function useSaveInsight() {
  const queryClient = useQueryClient()
  const setSaved = useSetSaved()
  return useSingleMutation({
    mutationKey: KEEPING,
    mutationFn: (insightId: string) => call(saveInsight, {}, { insightId }),
    onSuccess: ({ savedId }) => {
      toast.success(copy.save.done)
      return setSaved(savedId)
    },
    onError: (error) => {
      const { title, text } = saveInsightErrorCopy(error)
      toast.destructive(title, text)
      return queryClient.refetchQueries({ queryKey: todaysInsightQuery.queryKey })
    },
  })
}

export function useUnsaveInsight() {
  const queryClient = useQueryClient()
  const setSaved = useSetSaved()
  return useSingleMutation({
    mutationKey: KEEPING,
    mutationFn: letGo,
    onSuccess: () => {
      toast.success(copy.save.undone)
      return setSaved(null)
    },
    onError: () => {
      toast.destructive(copy.save.unsaveFailed)
      return queryClient.refetchQueries({ queryKey: todaysInsightQuery.queryKey })
    },
  })
}

/** @param onGone closes what shows it, before it goes */
export function useDeleteNote(savedId: string, onGone: () => void) {
  const queryClient = useQueryClient()
  const setSaved = useSetSaved()
  return useSingleMutation({
    mutationKey: ['delete-note', savedId],
    mutationFn: () => letGo(savedId),
    onSuccess: () => {
      toast.success(copy.deletion.done)
      onGone()
      queryClient.setQueryData(savedInsightsQuery().queryKey, (list) =>
        list ? { notes: list.notes.filter(({ id }) => id !== savedId), total: list.total - 1 } : list,
      )
      const isTodays = queryClient.getQueryData(todaysInsightQuery.queryKey)?.savedId === savedId
      return isTodays ? setSaved(null) : queryClient.invalidateQueries({ queryKey: NOTES_KEY })
    },
    onError: () => toast.destructive(copy.deletion.failed.title, copy.deletion.failed.text),
  })
}

/** A note that is gone already, by another device perhaps, is what was wanted. */
async function letGo(savedId: string): Promise<void> {
  try {
    await call(deleteSavedInsight, {}, { savedId })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'insight_not_found')) throw error
  }
}

/** Today's insight is a note now, or none any more; the list of notes is looked up anew. */
function useSetSaved() {
  const queryClient = useQueryClient()
  return (savedId: string | null) => {
    queryClient.setQueryData(todaysInsightQuery.queryKey, (today) => today && { ...today, savedId })
    return queryClient.invalidateQueries({ queryKey: NOTES_KEY })
  }
}
