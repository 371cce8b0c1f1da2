import { getThread, listSavedAsks, listThreads, suggestedQuestions } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export const threadQuery = (threadId: string) =>
  queryOptions({
    queryKey: ['threads', threadId],
    queryFn: ({ signal }) => call(getThread, {}, { threadId }, signal),
  })

/** All conversations, the latest first. */
export const threadsQuery = queryOptions({
  queryKey: ['threads'],
  queryFn: ({ signal }) => call(listThreads, {}, undefined, signal),
})

/** Favourites, newest asked first. */
export const savedAsksQuery = queryOptions({
  queryKey: ['saved-asks'],
  queryFn: ({ signal }) => call(listSavedAsks, {}, undefined, signal),
})

export const suggestionsQuery = queryOptions({
  queryKey: ['suggestions'],
  queryFn: () => call(suggestedQuestions, {}),
  staleTime: Infinity,
})
