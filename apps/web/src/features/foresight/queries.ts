import { getForesight, getForesightRibbon, listSavedForesights } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export const foresightQuery = (foresightId: string) =>
  queryOptions({
    queryKey: ['foresights', foresightId],
    queryFn: ({ signal }) => call(getForesight, {}, { foresightId }, signal),
  })

/** The transits over a forecast's span, which never change. */
export const ribbonQuery = (foresightId: string) =>
  queryOptions({
    queryKey: ['foresights', foresightId, 'ribbon'],
    queryFn: ({ signal }) => call(getForesightRibbon, {}, { foresightId }, signal),
    staleTime: Infinity,
  })

/** How many of the saved ones stand on the overview. */
export const LATEST = 3
/** What every list of saved forecasts is kept under. */
export const SAVED = ['saved-foresights']

/** @param limit without one, all of them */
export const savedForesightsQuery = (limit?: number) =>
  queryOptions({
    queryKey: [...SAVED, limit ?? 'all'],
    queryFn: ({ signal }) =>
      call(listSavedForesights, limit === undefined ? {} : { limit }, undefined, signal),
  })
