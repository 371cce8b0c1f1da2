import { useState } from 'react'
import { flushSync } from 'react-dom'
import { isBusy } from '../run/ask-run.ts'
import { askRuns, currentPerson, unopened } from '../run/ask-store.ts'
import { useConversation } from './use-conversation.ts'

/**
 * A conversation that stays where it was begun and does not open its page. It starts empty, or with the
 * answer that is on its way, also where a reload has cut that off.
 */
export function useConversationHere() {
  const [threadId, setThreadId] = useState(() => {
    const run = askRuns.current()
    return isBusy(run) ? (run?.threadId ?? null) : unopened.threadOf(currentPerson(), Date.now())
  })
  const talk = useConversation(threadId, {
    // at once: the send leaves the new chat in the same breath, and must not be nowhere in between
    onOpened: (opened) => flushSync(() => setThreadId(opened)),
    onGone: (gone) => setThreadId((shown) => (shown === gone ? null : shown)),
  })
  return { threadId, talk, beginAnew: () => setThreadId(null) }
}
