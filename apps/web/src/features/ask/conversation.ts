import type { Message } from '@astrarium/contracts'
import type { AskRun } from './ask-run.ts'

/** Does this send belong on the page of that conversation (null: the new-chat page)? */
export function isShownIn(run: AskRun | null, threadId: string | null): run is AskRun {
  return run !== null && (run.sentIn === threadId || (threadId !== null && run.threadId === threadId))
}

/**
 * The messages of a page: what the server has, and after it the send under way. The server stores a question as soon as it
 * arrives, so what it says about that same ask is left out as long as the send is still being written here.
 */
export function conversation(
  stored: readonly Message[],
  run: AskRun | null,
  threadId: string | null,
): { messages: Message[]; run: AskRun | null } {
  if (!isShownIn(run, threadId)) return { messages: [...stored], run: null }
  const isStored = run.askId !== null && stored.some((message) => message.askId === run.askId && message.role === 'arion')
  if (isStored && run.phase === 'done') return { messages: [...stored], run: null }
  return { messages: stored.filter((message) => run.askId === null || message.askId !== run.askId), run }
}

/** The conversation that a first send has just opened, as far as it is known. */
export function newThread(run: AskRun, threadId: string) {
  return { id: threadId, title: run.question, createdAt: run.askedAt, messages: [], runningAskId: run.askId }
}

/** A finished send as the two messages that the server will tell of, for the screen until then. */
export function messagesOf(run: AskRun, answeredAt: string) {
  const askId = run.askId ?? run.sendId
  const place = { askId, isFavourite: false, versions: [askId] }
  return [
    {
      id: `${run.sendId}:question`,
      role: 'user' as const,
      content: run.question,
      createdAt: run.askedAt,
      facts: [],
      outcome: null,
      ...place,
    },
    {
      id: `${run.sendId}:answer`,
      role: 'arion' as const,
      content: run.answer,
      createdAt: answeredAt,
      facts: run.facts,
      outcome: 'answered' as const,
      ...place,
    },
  ]
}

/** Still the same bubble when the server's message takes the place of ours: the key is the ask, not the row. */
export function keyOf(message: Message): string {
  return message.askId ? `${message.askId}:${message.role}` : message.id
}

const ANSWER_WAIT_MS = 120_000

/** After a reload in mid-answer the last stored message is the question: its answer may still be on its way. */
export function isAwaitingAnswer(messages: readonly Message[], now: Date = new Date()): boolean {
  const last = messages.at(-1)
  return last?.role === 'user' && now.getTime() - Date.parse(last.createdAt) < ANSWER_WAIT_MS
}
