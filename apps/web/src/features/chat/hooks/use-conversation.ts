import type { OfferIndex } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../../lib/api.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { bubblesOf, conversation, isShownIn, lastAskOf } from '../conversation.ts'
import { threadQuery } from '../queries.ts'
import { useAbout } from './use-about.ts'
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
  const asks = useAsk(threadId, host)
  const { run: anyRun, isBusy, ask, askAgain, edit, stop } = asks
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
  const about = useAbout(threadId, thread.data?.about)
  useResume(threadId, thread.data, asks)

  const isGone =
    thread.error instanceof ApiError &&
    ['thread_not_found', 'not_found', 'bad_request'].includes(thread.error.code)
  // what is known stays, and one that is gone is told of in its place
  const isUnknown = thread.isLoadingError && !isGone
  useEffect(() => {
    if (isUnknown) toast.destructive(words.chat.failed.load)
  }, [isUnknown])

  return {
    thread,
    /** it was there once, or never */
    isGone,
    bubbles: bubblesOf(said.messages, said.run),
    /** the last send of this place, also when its answer is there */
    runHere,
    isBusy,
    isStopping: anyRun?.isStopping,
    isAnsweredElsewhere: Boolean(thread.data?.runningAskId) && !isWritingHere,
    draft,
    setDraft,
    about,
    /** sends what stands in the input */
    send: () => {
      setDraft('')
      void ask(draft, { parentId, offer: null, about: about.sent })
    },
    /** takes up an offer of the answer that stands last */
    choose: (offer: OfferIndex, label: string) => void ask(label, { parentId, offer, about: about.sent }),
    askAgain,
    edit,
    stop,
  }
}
