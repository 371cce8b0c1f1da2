import { ask, editQuestion, followAsk, regenerateAnswer, stopAsk } from '@astrarium/contracts'
import { call } from '../../../lib/api.ts'
import { whilePageStays } from '../../../lib/page-leaving.ts'
import { createStore } from '../../../lib/store.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { openAnswer } from '../../../lib/stream.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { sessionQuery } from '../../auth/queries.ts'
import { createAskRuns } from './ask-run.ts'
import type { AskStream, Sending } from './ask-ports.ts'
import { createDrafts } from './draft.ts'
import { createUnopened } from './unopened.ts'

/**
 * The sends and drafts of this tab. They belong to the app and not to a page, so that walking about changes
 * nothing.
 */
export const askRuns = createAskRuns({
  // what was sent is left to the page that comes, where this one goes
  open: (...sent) => whilePageStays(() => open(...sent)),
  follow: (askId, signal) => whilePageStays(() => openAnswer(followAsk, {}, { askId }, signal)),
  stop: async (askId) => {
    try {
      await call(stopAsk, {}, { askId })
    } catch (error) {
      toast.destructive(words.chat.failed.stop)
      throw error
    }
  },
  pause: untilOnline,
  newId: () => crypto.randomUUID(),
  now: () => new Date(),
  // a tab in the background draws nothing; its words are there when it comes back
  nextFrame: (draw) => void requestAnimationFrame(draw),
})

export const drafts = createDrafts(window.sessionStorage)

export const unopened = createUnopened(drafts)

/** Ids of members by the conversation they were chosen for, `new` for one to come; null: about nobody. */
export const chosenAbout = createStore<Readonly<Record<string, string | null>>>({})

/** Whose drafts are meant; nobody's before the session is known. */
export function currentPerson(): string {
  return queryClient.getQueryData(sessionQuery.queryKey)?.user?.id ?? ''
}

function open(
  { kind, question: message, threadId, askId, parentId = null, offer, about }: Sending,
  sendId: string,
  signal: AbortSignal,
): Promise<AskStream> {
  const send = {
    sendId,
    includeDebugInfo: true,
  }
  if (askId === null)
    return openAnswer(
      ask,
      {
        ...send,
        message,
        threadId,
        parentId,
        offer,
        ...(about !== undefined && { circleMemberData: about === null ? null : { id: about } }),
      },
      undefined,
      signal,
    )
  if (kind === 'edit') return openAnswer(editQuestion, { ...send, message }, { askId }, signal)
  return openAnswer(regenerateAnswer, send, { askId }, signal)
}

function untilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    for (const [target, event] of [[window, 'online'] as const, [signal, 'abort'] as const])
      target.addEventListener(event, () => (clearTimeout(timer), resolve()), { once: true })
  })
}

// another account in this tab sees nothing of the last one's answer
let person = currentPerson()
queryClient.getQueryCache().subscribe(({ query }) => {
  if (query.queryKey[0] !== sessionQuery.queryKey[0]) return
  const now = currentPerson()
  if (person && now !== person) {
    askRuns.forget()
    chosenAbout.set({})
  }
  person = now
})
