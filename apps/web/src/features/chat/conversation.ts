import type { AskBack, FactShown, OfferIndex, ThreadMessage } from '@astrarium/contracts'
import type { AskRun } from './run/ask-run.ts'

/** Does this send belong on the page of that conversation (null: the new-chat page)? */
export function isShownIn(run: AskRun | null, threadId: string | null): run is AskRun {
  return run !== null && (run.sentIn === threadId || (threadId !== null && run.threadId === threadId))
}

/**
 * The messages of a page: what the server has, and after it the send under way. The server stores a question
 * as soon as it arrives, so what it says about that same ask, or about the one that is replaced, is left out
 * with all that followed it, as long as the send is still being written here.
 */
export function conversation(
  stored: readonly ThreadMessage[],
  run: AskRun | null,
  threadId: string | null,
): { messages: ThreadMessage[]; run: AskRun | null } {
  if (!isShownIn(run, threadId) || run.isKept) return { messages: [...stored], run: null }
  const isStored = stored.some(({ askId, role }) => askId === run.askId && role === 'arion')
  if (isStored && run.phase === 'done') return { messages: [...stored], run: null }
  const known = stored.findIndex(({ askId }) => askId === run.askId || askId === run.replaces)
  const place = known === -1 ? placeOfUnopened(stored, run) : known
  return { messages: place === -1 ? [...stored] : stored.slice(0, place), run }
}

/**
 * One that is sent once more after a reload has no id here yet, where the server may have its question: then
 * that stands last, after what it followed.
 */
function placeOfUnopened(stored: readonly ThreadMessage[], run: AskRun): number {
  const place = stored.findLastIndex(({ role }) => role === 'user')
  const isIt = run.askId === null && stored[place]?.content === run.question
  return isIt && stored[place]?.askId !== run.follows ? place : -1
}

/** The ask that a question sent from this page follows: what stands last on it, not elsewhere. */
export function lastAskOf({ messages, run }: Pick<ReturnType<typeof conversation>, 'messages' | 'run'>) {
  return run?.askId ?? messages.at(-1)?.askId ?? null
}

/** The conversation that a first send has just opened, as far as it is known. */
export function newThread(run: AskRun, threadId: string) {
  return {
    id: threadId,
    title: run.question,
    createdAt: run.askedAt,
    messages: [],
    runningAskId: run.askId,
    about: null,
  }
}

/** A finished send as the two messages that the server will tell of, for the screen until then. */
export function messagesOf(run: AskRun, answeredAt: string): ThreadMessage[] {
  const askId = run.askId ?? run.sendId
  const place = { askId, about: null, isFavourite: false, versions: [askId] }
  const question = {
    role: 'user' as const,
    content: run.question,
    createdAt: run.askedAt,
    facts: [],
    outcome: null,
    asksBack: null,
    offer: run.offer,
  }
  const answer = {
    role: 'arion' as const,
    content: run.answer,
    createdAt: answeredAt,
    facts: run.facts,
    outcome: run.outcome,
    asksBack: run.asksBack,
    offer: null,
  }
  return [
    { id: `${run.sendId}:question`, ...question, ...place },
    { id: `${run.sendId}:answer`, ...answer, ...place },
  ]
}

/** What stands in one place of the page, of the server's or of the send under way. */
export interface Bubble {
  role: 'user' | 'arion'
  text: string
  state: 'thinking' | 'writing' | 'done'
  facts: readonly FactShown[]
  /** of an answer that asks back */
  asksBack: AskBack | null
  /** of a question: which offer of the answer before it it takes up */
  offer: OfferIndex | null
  /** what can be done with it; null while it is only here */
  message: ThreadMessage | null
}

export function bubblesOf(messages: readonly ThreadMessage[], run: AskRun | null): Bubble[] {
  const stored = messages.map((message): Bubble => {
    const { role, content: text, facts, asksBack, offer } = message
    return { role, text, facts, asksBack, offer, state: 'done', message }
  })
  if (!run) return stored
  const state = run.phase === 'done' ? 'done' : run.answer === '' ? 'thinking' : 'writing'
  return [
    ...stored,
    {
      role: 'user',
      text: run.question,
      facts: [],
      asksBack: null,
      offer: run.offer,
      state: 'done',
      message: null,
    },
    {
      role: 'arion',
      text: run.answer,
      facts: run.facts,
      asksBack: run.asksBack,
      offer: null,
      state,
      message: null,
    },
  ]
}
