import { getNotesOverview } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** What everything about notes is kept under. */
export const NOTES = ['circle-notes']

/** Which notes are asked for. Instants are ISO 8601. */
export interface NoteWish {
  favourites?: 'true'
  completed?: 'true'
  from?: string
  until?: string
  search?: string
}

export const overviewQuery = (wish: NoteWish = {}) =>
  queryOptions({
    queryKey: [...NOTES, 'overview', wish],
    queryFn: ({ signal }) => call(getNotesOverview, wish, undefined, signal),
  })
