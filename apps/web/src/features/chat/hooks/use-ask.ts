import type { OfferIndex, Thread } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { codeOf } from '../../../lib/error-copy.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { balanceQuery } from '../../billing/queries.ts'
import { askErrorCopy } from '../error-copy.ts'
import { type AskEnd, type AskRun, isBusy } from '../run/ask-run.ts'
import { askRuns, currentPerson, drafts } from '../run/ask-store.ts'
import type { Sending } from '../run/ask-ports.ts'
import { type Bubble, messagesOf, newThread } from '../conversation.ts'
import { threadQuery, threadsQuery } from '../queries.ts'

/** A place that shows its conversation itself, in whatever page it stands. */
export interface ConversationHost {
  /** a new conversation has its address */
  onOpened: (threadId: string) => void
  /** a conversation is no longer there: what was sent first was given back */
  onGone: (threadId: string) => void
}

/**
 * Sends questions, from any page. As soon as a new conversation has an address, the place is told of it;
 * without a place of its own, `ask` opens the conversation's page. On failure the words return to the input
 * they came from, and a toast says why.
 */
export function useAsk(threadId: string | null, host: ConversationHost | null = null) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const run = useSyncExternalStore(askRuns.subscribe, askRuns.current)

  return {
    run,
    isBusy: isBusy(run),
    stop: askRuns.stop,
    ask: (question: string, place: { parentId: string | null; offer: OfferIndex | null }) =>
      send({ kind: 'ask', question: question.trim(), threadId, askId: null, ...place }),
    /** another answer to the same question */
    askAgain: (askId: string, { text, offer }: Pick<Bubble, 'text' | 'offer'>) =>
      send({ kind: 'again', question: text, threadId, askId, offer }),
    /** another question in the place of an earlier one */
    edit: (askId: string, question: string) =>
      send({ kind: 'edit', question: question.trim(), threadId, askId, offer: null }),
    /** takes up an answer that is being given, after the page was loaded anew */
    resume: (thread: Thread) => {
      const asked = thread.messages.find(
        ({ askId, role }) => askId === thread.runningAskId && role === 'user',
      )
      if (!asked || isBusy(askRuns.current())) return
      void send({
        kind: 'follow',
        question: asked.content,
        threadId: thread.id,
        askId: asked.askId,
        offer: asked.offer,
        askedAt: asked.createdAt,
      })
    },
  }

  async function send(sending: Sending): Promise<void> {
    if (isBusy(askRuns.current())) return
    const from = router.state.location.pathname
    const person = currentPerson()
    const end = await askRuns.send(sending, (opened) => void open(opened, from))
    if (end.kind === 'left') return keepUnsent(end.run, person)
    if (end.kind === 'returned') await takeBack(end)
    else await keep(end.run)
    void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey, exact: true })
  }

  /**
   * The session was over before the question was out: the words wait for the person, who finds them after the
   * log-in.
   */
  function keepUnsent({ kind, askId, question }: AskRun, person: string): void {
    if (askId === null && (kind === 'ask' || kind === 'edit')) drafts.giveBack(person, threadId, question)
  }

  /**
   * A new conversation has its address: what shows it turns there without losing a word, unless the person
   * has walked on.
   */
  async function open(opened: AskRun, from: string): Promise<void> {
    if (threadId !== null || opened.threadId === null || opened.sentIn !== null) return
    queryClient.setQueryData(threadQuery(opened.threadId).queryKey, newThread(opened, opened.threadId))
    if (router.state.location.pathname === from) {
      drafts.follow(currentPerson(), opened.threadId)
      if (host) host.onOpened(opened.threadId)
      else await openPage(opened.threadId, from)
    }
    askRuns.settle(opened.sendId)
  }

  function openPage(opened: string, from: string): Promise<void> {
    const replace = from.startsWith('/sanctum/ask')
    return router.navigate({ to: '/sanctum/ask/$threadId', params: { threadId: opened }, replace })
  }

  async function keep(done: AskRun): Promise<void> {
    if (done.threadId === null) return
    const { queryKey } = threadQuery(done.threadId)
    queryClient.setQueryData(queryKey, (thread) => {
      if (!thread) return thread
      // what it replaces, and what followed that, is another branch
      const at = thread.messages.findIndex(({ askId }) => askId === done.askId || askId === done.replaces)
      const earlier = at === -1 ? thread.messages : thread.messages.slice(0, at)
      return {
        ...thread,
        messages: [...earlier, ...messagesOf(done, new Date().toISOString())],
        runningAskId: null,
      }
    })
    // which versions stand beside it only the server knows
    if (done.kind !== 'ask') await queryClient.refetchQueries({ queryKey, exact: true })
    if (queryClient.getQueryState(queryKey)?.status !== 'error') askRuns.markKept(done.sendId)
  }

  async function takeBack({ run: failed, error }: Extract<AskEnd, { kind: 'returned' }>): Promise<void> {
    if (error !== null) {
      const refusal = askErrorCopy(error)
      toast.destructive(refusal.title, failed.kind === 'again' ? undefined : refusal.text)
    }
    if (failed.kind === 'ask' || failed.kind === 'edit')
      drafts.giveBack(currentPerson(), threadId, failed.question)
    if (failed.threadId === null) return showWhatStands(error)
    // the conversation that this send opened went with it
    if (threadId === null) return leave(failed.threadId)
    const { queryKey } = threadQuery(failed.threadId)
    await queryClient.refetchQueries({ queryKey, exact: true })
    if (failed.kind === 'follow') giveBackFollowed(failed, queryClient.getQueryState(queryKey))
  }

  /** What it followed is gone, perhaps from another page: this one shows what stands there now. */
  async function showWhatStands(error: unknown): Promise<void> {
    if (threadId !== null && ['ask_not_found', 'offer_not_found'].includes(codeOf(error)))
      await queryClient.refetchQueries({ queryKey: threadQuery(threadId).queryKey, exact: true })
  }

  /**
   * One that was sent before this page was loaded: a question that still stands there, with an earlier
   * answer, is not lost.
   */
  function giveBackFollowed(
    { question }: AskRun,
    state: { data: Thread | undefined; status: string } | undefined,
  ): void {
    const isGone = state?.status === 'error'
    if (!isGone && state?.data?.messages.some(({ content }) => content === question)) return
    drafts.giveBack(currentPerson(), isGone ? null : threadId, question)
    if (isGone && threadId) leave(threadId)
  }

  function leave(gone: string): void {
    host?.onGone(gone)
    queryClient.removeQueries({ queryKey: threadQuery(gone).queryKey })
    if (router.state.location.pathname === `/sanctum/ask/${gone}`)
      void router.navigate({ to: '/sanctum/ask', replace: true })
  }
}
