// Apart from the queries, which every page may begin with: these come with the pages that change something.
import { generateForesight, setForesightSaved } from '@astrarium/contracts'
import { noop, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { useSingleMutation } from '../../lib/hooks/use-single-mutation.ts'
import { toast } from '../../ui/toast/toast.ts'
import { words } from '../../words/index.ts'
import type { ForecastForm, ForecastRequest } from './forecast-request.ts'
import { EMPTY_FORM } from './forecast-request.ts'
import { foresightQuery, SAVED, savedForesightsQuery } from './queries.ts'

const copy = words.foresight

const FORM = ['foresight-form']

/**
 * What was chosen and written on the overview: still there after a look at the forecast, gone with the
 * person.
 */
export function useForecastForm(): [ForecastForm, (form: ForecastForm) => void] {
  const queryClient = useQueryClient()
  const [form, setForm] = useState(() => queryClient.getQueryData<ForecastForm>(FORM) ?? EMPTY_FORM)
  return [
    form,
    (next) => {
      setForm(next)
      queryClient.setQueryDefaults(FORM, { gcTime: Infinity })
      queryClient.setQueryData(FORM, next)
    },
  ]
}

export type Explored = { kind: 'forecast'; foresightId: string } | { kind: 'care'; text: string }

/**
 * Makes a forecast and reads it back, so that it stands as soon as its page opens; or words for somebody in
 * need.
 */
export function useExplore(onExplored: (explored: Explored) => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['explore'],
    mutationFn: async (request: ForecastRequest): Promise<Explored> => {
      const answer = await call(generateForesight, request)
      if (answer.data === null) return { kind: 'care', text: answer.care }
      // should this reading fail, the forecast's own page says so, and has another try
      await queryClient.query(foresightQuery(answer.data.id)).catch(noop)
      return { kind: 'forecast', foresightId: answer.data.id }
    },
    onSuccess: onExplored,
  })
}

/** Save and unsave on the forecast's own page. */
export function useSetSaved(foresightId: string) {
  const show = useShowSaved()
  return useSingleMutation({
    mutationKey: ['foresight-saved', foresightId],
    mutationFn: (isSaved: boolean) => call(setForesightSaved, { isSaved }, { foresightId }),
    onSuccess: ({ isSaved }) => show(foresightId, isSaved),
    onError: () => toast.destructive(copy.forecast.saveFailed),
  })
}

/** One of the saved ones out of them, and back by a press on the message. */
export function useRemoveSaved(foresightId: string) {
  const queryClient = useQueryClient()
  const show = useShowSaved()
  const undo = useSingleMutation({
    mutationKey: ['foresight-undo', foresightId],
    mutationFn: () => call(setForesightSaved, { isSaved: true }, { foresightId }),
    onSuccess: () => show(foresightId, true),
    onError: () => toast.destructive(copy.forecast.saveFailed),
  })
  return useSingleMutation({
    mutationKey: ['foresight-saved', foresightId],
    mutationFn: () => call(setForesightSaved, { isSaved: false }, { foresightId }),
    onSuccess: () => {
      queryClient.setQueryData(savedForesightsQuery().queryKey, (list) =>
        list
          ? { foresights: list.foresights.filter(({ id }) => id !== foresightId), total: list.total - 1 }
          : list,
      )
      toast.success(copy.saved.removed, undefined, {
        action: { label: copy.saved.undo, onPress: () => undo.mutate() },
      })
      return show(foresightId, false)
    },
    onError: () => toast.destructive(copy.saved.removeFailed),
  })
}

function useShowSaved() {
  const queryClient = useQueryClient()
  return (foresightId: string, isSaved: boolean) => {
    queryClient.setQueryData(
      foresightQuery(foresightId).queryKey,
      (forecast) => forecast && { ...forecast, isSaved },
    )
    return queryClient.invalidateQueries({ queryKey: SAVED })
  }
}
