import type { OfferIndex } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { bubblesOf, conversation, isShownIn, lastAskOf } from '../conversation.ts'
import { threadQuery } from '../queries.ts'
import { type ConversationHost, useAsk } from './use-ask.ts'
import { useDraft } from './use-draft.ts'
import { useResume } from './use-resume.ts'

const RECHECK_MS = 1500

export type Talk = ReturnType<typeof useConversation>

/**
 * A conversation as the Ask page and the panel of the home page show it: what was said, the send under way,
 * the draft, and what can be done with them. Null is a new one.
 */
export function useConversation(threadId: string | null, host: ConversationHost | null = null) {
  const [draft, setDraft] = useDraft(threadId)
  const { run: anyRun, isBusy, ask, askAgain, edit, stop, resume } = useAsk(threadId, host)
  const runHere = isShownIn(anyRun, threadId) ? anyRun : null
  const isWritingHere = runHere !== null && isBusy
  const thread = useQuery({
    ...threadQuery(threadId ?? ''),
    enabled: threadId !== null,
    // answered for another page or device: looked at until it is there
    refetchInterval: ({ state }) => (state.data?.runningAskId && !isWritingHere ? RECHECK_MS : false),
  })
  const said = conversation(thread.data?.messages ?? [], anyRun, threadId)
  const parentId = threadId && lastAskOf(said)
  useResume(thread.data, resume)

  useEffect(() => {
    if (thread.isError) toast.destructive(words.chat.failed.load)
  }, [thread.isError])

  return {
    thread,
    bubbles: bubblesOf(said.messages, said.run),
    /** the last send of this place, also when its answer is there */
    runHere,
    isBusy,
    isStopping: anyRun?.isStopping,
    isAnsweredElsewhere: Boolean(thread.data?.runningAskId) && !isWritingHere,
    draft,
    setDraft,
    /** sends what stands in the input */
    send: () => {
      setDraft('')
      void ask(draft, { parentId, offer: null })
    },
    /** takes up an offer of the answer that stands last */
    choose: (offer: OfferIndex, label: string) => void ask(label, { parentId, offer }),
    askAgain,
    edit,
    stop,
  }
}
