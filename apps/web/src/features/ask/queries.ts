import { getThread, listThreads, suggestedQuestions } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { isAwaitingAnswer } from './conversation.ts'

const RECHECK_MS = 1500

/** One conversation. Reloaded in mid-answer it looks again until the answer is there. */
export const threadQuery = (threadId: string) =>
  queryOptions({
    queryKey: ['threads', threadId],
    queryFn: ({ signal }) => call(getThread, {}, { threadId }, signal),
    refetchInterval: ({ state }) => (state.data && isAwaitingAnswer(state.data.messages) ? RECHECK_MS : false),
  })

/** All conversations, the latest first. */
export const threadsQuery = queryOptions({ queryKey: ['threads'], queryFn: ({ signal }) => call(listThreads, {}, undefined, signal) })

export const suggestionsQuery = queryOptions({
  queryKey: ['suggestions'],
  queryFn: () => call(suggestedQuestions, {}),
  staleTime: Infinity,
})
