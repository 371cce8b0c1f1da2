import type { AskBack, AskOutcome, FactShown, OfferIndex } from '@astrarium/contracts'
import { createStore } from '../../../lib/store.ts'
import type { AskPorts, Sending } from './ask-ports.ts'
import { followFrames } from './follow-frames.ts'

/**
 * One send, from the question to the end of its answer. It lives outside the page, so that walking about does
 * not end it.
 */
export interface AskRun {
  sendId: string
  kind: Sending['kind']
  question: string
  /** the offer of the ask-back before it that the question takes up */
  offer: OfferIndex | null
  askedAt: string
  /** the conversation in which it was sent; null is a new one */
  sentIn: string | null
  /** the ask in whose place it stands: from there on the conversation is another */
  replaces: string | null
  /** of a question of its own: the ask whose answer stood last when it was sent */
  follows: string | null
  /** known as soon as the server has opened the stream */
  threadId: string | null
  askId: string | null
  /** thinking until the first words, streaming until the end marker */
  phase: 'thinking' | 'streaming' | 'done'
  isStopping: boolean
  answer: string
  facts: FactShown[]
  asksBack: AskBack | null
  outcome: AskOutcome | null
  /** the conversation itself holds the answer now; this is only its echo */
  isKept: boolean
}

export type AskEnd =
  | { kind: 'answered' | 'stopped'; run: AskRun }
  /**
   * nothing was answered: the words go back to the person, the Ask was given back; no error when it was
   * stopped
   */
  | { kind: 'returned'; run: AskRun; error: unknown }
  /** another person sits here now, whom it does not concern */
  | { kind: 'left'; run: AskRun }

/** The stream ended with an error frame of the server. */
export class AnswerFailed extends Error {
  override name = 'AnswerFailed'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Holds the one send that may be under way. Subscribers are told after each change. */
export function createAskRuns(ports: AskPorts) {
  const store = createStore<AskRun | null>(null)
  let abort: AbortController | null = null
  let returned: { what: string; sendId: string } | null = null
  /** Changes the run with this id, if it is still the one that is held. */
  const change = (sendId: string, known: Partial<AskRun>) => {
    const current = store.get()
    if (current?.sendId === sendId) store.set({ ...current, ...known })
  }

  async function send(sending: Sending, onOpened: (run: AskRun) => void = () => {}): Promise<AskEnd> {
    if (isBusy(store.get())) throw new Error('An answer is still under way.')
    // the same words again are the same send: the server may have answered what never arrived here, and takes
    // one Ask for both
    const what = JSON.stringify([
      sending.kind,
      sending.threadId,
      sending.askId,
      sending.question,
      sending.parentId,
      sending.offer,
      sending.about,
    ])
    const sendId = sending.sendId ?? (returned?.what === what ? returned.sendId : ports.newId())
    returned = null
    const control = new AbortController()
    abort = control
    let last = begin(sending, sendId, ports.now())
    store.set(last)
    const run = () => {
      const current = store.get()
      return (last = current?.sendId === sendId ? current : last)
    }
    const letGo = () => {
      const gone = run()
      if (store.get()?.sendId === sendId) store.set(null)
      return gone
    }

    let text = ''
    let isDrawing = false
    const draw = () => {
      isDrawing = false
      // an answer that is told anew after the line broke off is shown again from where it goes beyond what
      // was there
      if (run().phase !== 'done' && text.length > run().answer.length)
        change(sendId, { answer: text, phase: 'streaming' })
    }
    try {
      const frames = followFrames(ports, sending, sendId, control.signal, ({ threadId, askId }) => {
        const wasStopped = run().isStopping
        change(sendId, { threadId: threadId ?? run().threadId, askId })
        onOpened(run())
        // a stop that came before there was anything to stop
        if (wasStopped) requestStop(run())
      })
      for await (const frame of frames) {
        if (frame === 'anew') text = ''
        else if ('error' in frame) throw new AnswerFailed(frame.error.code, frame.error.error)
        else if ('astrarium' in frame) change(sendId, frame.astrarium)
        else text += frame.choices.map((choice) => choice.delta.content).join('')
        if (!isDrawing && text.length > run().answer.length) {
          isDrawing = true
          ports.nextFrame(draw)
        }
      }
      if (run().outcome !== 'withdrawn' && !text.trim())
        throw new AnswerFailed('answer_failed', 'The answer was empty.')
    } catch (error) {
      if (control.signal.aborted) return { kind: 'left', run: run() }
      returned = { what, sendId }
      return { kind: 'returned', run: letGo(), error }
    } finally {
      if (abort === control) abort = null
    }
    if (run().outcome === 'withdrawn') return { kind: 'returned', run: letGo(), error: null }
    change(sendId, { answer: text, phase: 'done', isStopping: false })
    return { kind: run().outcome === 'stopped' ? 'stopped' : 'answered', run: run() }
  }

  function requestStop({ sendId, askId }: AskRun): void {
    if (askId) void ports.stop(askId).catch(() => change(sendId, { isStopping: false }))
  }

  return {
    send,
    current: store.get,
    subscribe: store.subscribe,
    /**
     * Asks the server to end the answer under way; the stream then says how it ended. What was said so far
     * stays.
     */
    stop: () => {
      const current = store.get()
      if (!current || !isBusy(current) || current.isStopping) return
      change(current.sendId, { isStopping: true })
      requestStop(current)
    },
    /** The page has moved to the conversation that this send opened: the new-chat page no longer shows it. */
    settle: (sendId: string) => {
      const threadId = store.get()?.threadId
      if (threadId) change(sendId, { sentIn: threadId })
    },
    /** The conversation holds it now. */
    markKept: (sendId: string) => change(sendId, { isKept: true }),
    /** Another account, or signed out: nothing of the last one stays. */
    forget: () => {
      abort?.abort()
      returned = null
      store.set(null)
    },
  }
}

export function isBusy(run: AskRun | null): boolean {
  return run !== null && run.phase !== 'done'
}

function begin(
  { kind, question, offer, threadId, askId, askedAt, parentId = null }: Sending,
  sendId: string,
  now: Date,
): AskRun {
  return {
    sendId,
    kind,
    question,
    offer,
    askedAt: askedAt ?? now.toISOString(),
    sentIn: threadId,
    replaces: kind === 'again' || kind === 'edit' ? askId : null,
    follows: parentId,
    threadId,
    askId: kind === 'follow' ? askId : null,
    phase: 'thinking',
    isStopping: false,
    answer: '',
    facts: [],
    asksBack: null,
    outcome: null,
    isKept: false,
  }
}
