// Apart from what the loaders of pages need, which every start of the app brings along.
import { getCircleNote, listCircleNotes } from '@astrarium/contracts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { isRemoved } from '../../lib/removed.ts'
import { NOTES } from './queries.ts'
import type { NoteWish } from './queries.ts'

/** The lists of notes, of whomever and however filtered. */
export const NOTE_LISTS = [...NOTES, 'of']

/** What is kept about somebody, newest first, a page at a time. */
export const memberNotesQuery = (circleMemberId: string, wish: NoteWish = {}) =>
  infiniteQueryOptions({
    queryKey: [...NOTE_LISTS, circleMemberId, wish],
    queryFn: ({ pageParam, signal }) =>
      call(
        listCircleNotes,
        { ...wish, circleMemberId, ...(pageParam !== null && { after: pageParam }) },
        undefined,
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

export const noteQuery = (noteId: string) =>
  queryOptions({
    queryKey: [...NOTES, 'one', noteId],
    queryFn: ({ signal }) => call(getCircleNote, {}, { noteId }, signal),
    enabled: ({ queryKey }) => !isRemoved(queryKey),
  })
