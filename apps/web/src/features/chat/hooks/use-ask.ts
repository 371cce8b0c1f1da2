import type { OfferIndex, Thread } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { codeOf } from '../../../lib/error-copy.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { balanceQuery } from '../../billing/queries.ts'
import { wayOn } from '../../billing/hooks/way-on.ts'
import { askErrorCopy } from '../error-copy.ts'
import { type AskEnd, type AskRun, isBusy } from '../run/ask-run.ts'
import { askRuns, chosenAbout, currentPerson, drafts, unopened } from '../run/ask-store.ts'
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
    ask: (
      question: string,
      place: { parentId: string | null; offer: OfferIndex | null; about?: string | null | undefined },
    ) => send({ kind: 'ask', question: question.trim(), threadId, askId: null, ...place }),
    /** another answer to the same question */
    askAgain: (askId: string, { text, offer }: Pick<Bubble, 'text' | 'offer'>) =>
      send({ kind: 'again', question: text, threadId, askId, offer }),
    /** another question in the place of an earlier one */
    edit: (askId: string, question: string) =>
      send({ kind: 'edit', question: question.trim(), threadId, askId, offer: null }),
    /** sends once more what was sent here and a reload has cut off before the server answered for it */
    sendUnopened: () => {
      if (isBusy(askRuns.current())) return
      const cutOff = unopened.take(currentPerson(), threadId, Date.now())
      if (cutOff) void send({ ...cutOff.sending, sendId: cutOff.sendId })
    },
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
    // on a phone it would lie over the answer
    toast.forgetWords()
    const from = router.state.location.pathname
    const person = currentPerson()
    const ending = askRuns.send(sending, (opened) => {
      unopened.forget(person, opened.sendId)
      void open(opened, from)
    })
    const sent = askRuns.current()
    if (sent && sent.kind !== 'follow')
      unopened.keep(person, { sendId: sent.sendId, sending, sentAt: Date.now() })
    const end = await ending
    unopened.forget(person, end.run.sendId)
    if (end.kind === 'left') return keepUnsent(end.run, person)
    if (end.kind === 'returned') await takeBack(end)
    else await keep(end.run, sending.about)
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
      moveAbout('new', opened.threadId)
      if (host) host.onOpened(opened.threadId)
      else await openPage(opened.threadId, from)
    }
    askRuns.settle(opened.sendId)
  }

  /**
   * Whom it is about goes with a new chat that has become a conversation, and back with one that was given
   * back, unless somebody else was chosen by then.
   */
  function moveAbout(from: string, to: string): void {
    const { [from]: about, ...others } = chosenAbout.get()
    if (about !== undefined) chosenAbout.set({ [to]: about, ...others })
  }

  function openPage(opened: string, from: string): Promise<void> {
    const replace = from.startsWith('/sanctum/ask')
    return router.navigate({ to: '/sanctum/ask/$threadId', params: { threadId: opened }, replace })
  }

  /** `sentAbout`: whom it was sent about, whoever is chosen by now. */
  async function keep(done: AskRun, sentAbout: Sending['about']): Promise<void> {
    if (done.threadId === null) return
    const { queryKey } = threadQuery(done.threadId)
    // one that was asked for before the answer was there would put it away again
    const isTold = queryClient.isFetching({ queryKey, exact: true }) === 0
    if (!isTold) await queryClient.cancelQueries({ queryKey, exact: true })
    const known = queryClient.getQueryData(queryKey)
    const isAbout = Boolean(sentAbout === undefined ? known?.about : sentAbout)
    // told anew, a conversation stays on the branch that is known: of a second try that is the new one
    if (done.kind !== 'ask' || !isAbout)
      queryClient.setQueryData(queryKey, (thread) => {
        if (!thread) return thread
        // what it replaces, and what followed that, is another branch
        const at = thread.messages.findIndex(({ askId }) => askId === done.askId || askId === done.replaces)
        const earlier = at === -1 ? thread.messages : thread.messages.slice(0, at)
        const about = thread.messages[at]?.about ?? null
        const added = messagesOf(done, new Date().toISOString()).map((message) => ({ ...message, about }))
        return { ...thread, messages: [...earlier, ...added], runningAskId: null }
      })
    // which versions stand beside it, and the name that a star keeps it under, only the server knows
    if (done.kind !== 'ask' || isAbout || !isTold) await queryClient.refetchQueries({ queryKey, exact: true })
    if (queryClient.getQueryState(queryKey)?.status !== 'error') askRuns.markKept(done.sendId)
  }

  async function takeBack({ run: failed, error }: Extract<AskEnd, { kind: 'returned' }>): Promise<void> {
    if (error !== null) {
      // a second answer was asked for by a button: there are no words to give back
      const { title, text } = askErrorCopy(error, { isBack: failed.kind !== 'again' })
      toast.destructive(title, text, wayOn(error))
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
    moveAbout(gone, 'new')
    host?.onGone(gone)
    queryClient.removeQueries({ queryKey: threadQuery(gone).queryKey })
    if (router.state.location.pathname === `/sanctum/ask/${gone}`)
      void router.navigate({ to: '/sanctum/ask', replace: true })
  }
}
