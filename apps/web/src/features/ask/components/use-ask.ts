import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { toast } from '../../../ui/toast.ts'
import { balanceQuery } from '../../billing/queries.ts'
import { refusedAsk } from '../ask-refusal.ts'
import { type AskEnd, type AskRun, isBusy } from '../ask-run.ts'
import { askRuns, currentPerson, drafts } from '../ask-session.ts'
import { messagesOf, newThread } from '../conversation.ts'
import { threadQuery, threadsQuery } from '../queries.ts'

/**
 * Sends questions, from any page: `ask` opens the conversation's page as soon as it has an address. On failure the words
 * return to the input of the page they came from, and a toast says why.
 */
export function useAsk(threadId: string | null) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const run = useSyncExternalStore(askRuns.subscribe, askRuns.current)
  return { run, isBusy: isBusy(run), ask, stop: askRuns.stop }

  async function ask(question: string): Promise<AskEnd['kind']> {
    const from = router.state.location.pathname
    const end = await askRuns.send(question.trim(), threadId, (opened) => void open(opened, from))
    if (end.kind === 'returned') takeBack(end)
    else keep(end.run)
    void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey, exact: true })
    return end.kind
  }

  /** A new conversation has its address: the page moves there without losing a word, unless the person has walked on. */
  async function open(opened: AskRun, from: string): Promise<void> {
    if (threadId !== null || opened.threadId === null) return
    queryClient.setQueryData(threadQuery(opened.threadId).queryKey, newThread(opened, opened.threadId))
    if (router.state.location.pathname === from) {
      drafts.follow(currentPerson(), opened.threadId)
      await router.navigate({
        to: '/sanctum/ask/$threadId',
        params: { threadId: opened.threadId },
        replace: from.startsWith('/sanctum/ask'),
      })
    }
    askRuns.settle(opened.sendId)
  }

  function keep(done: AskRun): void {
    if (done.threadId === null) return
    queryClient.setQueryData(threadQuery(done.threadId).queryKey, (thread) => {
      if (!thread || thread.messages.some((message) => message.askId === done.askId && message.role === 'arion')) return thread
      const earlier = thread.messages.filter((message) => message.askId !== done.askId)
      const now = { messages: [...earlier, ...messagesOf(done, new Date().toISOString())], runningAskId: null }
      return { ...thread, ...now }
    })
  }

  function takeBack({ run: failed, error }: Extract<AskEnd, { kind: 'returned' }>): void {
    drafts.giveBack(currentPerson(), threadId, failed.question)
    if (error !== null) {
      const refusal = refusedAsk(error)
      toast.destructive(refusal.title, refusal.text)
    }
    // the conversation that this send opened went with it
    if (threadId === null && failed.threadId !== null) {
      queryClient.removeQueries({ queryKey: threadQuery(failed.threadId).queryKey })
      if (router.state.location.pathname === `/sanctum/ask/${failed.threadId}`) void router.navigate({ to: '/sanctum/ask', replace: true })
    }
  }
}
