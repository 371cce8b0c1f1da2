import { queryClient } from '../../lib/query-client.ts'
import { streamAsk } from '../../lib/stream.ts'
import { sessionQuery } from '../auth/queries.ts'
import { createAskRuns } from './ask-run.ts'
import { createDrafts } from './draft.ts'

/** The sends and drafts of this tab. They belong to the app and not to a page, so that walking about changes nothing. */
export const askRuns = createAskRuns({
  open: ({ message, threadId, sendId }, signal) => streamAsk({ message, threadId, sendId }, signal),
  newId: () => crypto.randomUUID(),
  now: () => new Date(),
  // a tab in the background draws nothing; its words are there when it comes back
  nextFrame: (draw) => void requestAnimationFrame(draw),
})

export const drafts = createDrafts(window.sessionStorage)

/** Whose drafts are meant; nobody's before the session is known. */
export function currentPerson(): string {
  return queryClient.getQueryData(sessionQuery.queryKey)?.user?.id ?? ''
}

// another account in this tab sees nothing of the last one's answer
let person = currentPerson()
queryClient.getQueryCache().subscribe(({ query }) => {
  if (query.queryKey[0] !== sessionQuery.queryKey[0]) return
  const now = currentPerson()
  if (person && now !== person) askRuns.forget()
  person = now
})
