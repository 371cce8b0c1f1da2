import { getThread, listSavedAsks, listThreads, suggestedQuestions, type Thread } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Told anew, a conversation stays on the branch that this page shows, whatever another page turns to. */
export const threadQuery = (threadId: string) =>
  queryOptions({
    queryKey: ['threads', threadId],
    queryFn: ({ client, queryKey, signal }) => {
      const through = client.getQueryData<Thread>(queryKey)?.messages.at(-1)?.askId
      return call(getThread, through === undefined ? {} : { through }, { threadId }, signal)
    },
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
