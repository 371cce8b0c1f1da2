import type { AskFrame, FactShown } from '@astrarium/contracts'

/** One send, from the question to the end of its answer. It lives outside the page, so that walking about does not end it. */
export interface AskRun {
  sendId: string
  question: string
  askedAt: string
  /** the conversation in which it was sent; null is a new one */
  sentIn: string | null
  /** known as soon as the server has opened the stream */
  threadId: string | null
  askId: string | null
  /** thinking until the first words, streaming until the end marker */
  phase: 'thinking' | 'streaming' | 'done'
  answer: string
  facts: FactShown[]
}

export type AskEnd =
  | { kind: 'answered' | 'stopped'; run: AskRun }
  /** nothing was answered: the words go back to the person, the Ask was given back */
  | { kind: 'returned'; run: AskRun; error: unknown }

export interface AskStream {
  threadId: string | null
  askId: string | null
  frames: AsyncIterable<AskFrame>
}

/** What the runs need from the world. `nextFrame` delays drawing to the screen's own rhythm. */
export interface AskWorld {
  open: (send: { message: string; threadId: string | null; sendId: string }, signal: AbortSignal) => Promise<AskStream>
  newId: () => string
  now: () => Date
  nextFrame: (draw: () => void) => void
}

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
export function createAskRuns(world: AskWorld) {
  let current: AskRun | null = null
  let abort: AbortController | null = null
  let returned: { question: string; sentIn: string | null; sendId: string } | null = null
  const listeners = new Set<() => void>()

  const set = (next: AskRun | null) => {
    current = next
    for (const listener of listeners) listener()
  }

  async function send(question: string, sentIn: string | null, onOpened: (run: AskRun) => void = () => {}): Promise<AskEnd> {
    if (isBusy(current)) throw new Error('An answer is still under way.')
    // the same words again are the same send: the server may have answered what never arrived here, and takes one Ask for both
    const isAgain = returned?.question === question && returned.sentIn === sentIn
    const sendId = isAgain && returned ? returned.sendId : world.newId()
    returned = null
    const control = new AbortController()
    abort = control
    let run: AskRun = {
      sendId,
      question,
      sentIn,
      askedAt: world.now().toISOString(),
      threadId: sentIn,
      askId: null,
      phase: 'thinking',
      answer: '',
      facts: [],
    }
    set(run)
    // `settle` may have changed the run on the screen meanwhile; what is known there stays
    const change = (known: Partial<AskRun>) => {
      run = { ...(current?.sendId === sendId ? current : run), ...known }
      if (current?.sendId === sendId) set(run)
    }
    let text = ''
    let isDrawing = false
    const draw = () => {
      isDrawing = false
      if (run.phase !== 'done' && text !== run.answer) change({ answer: text, phase: 'streaming' })
    }
    try {
      const stream = await world.open({ message: question, threadId: sentIn, sendId }, control.signal)
      change({ threadId: stream.threadId, askId: stream.askId })
      onOpened(run)
      for await (const frame of stream.frames) {
        if ('error' in frame) throw new AnswerFailed(frame.error.code, frame.error.error)
        if ('astrarium' in frame) change({ facts: frame.astrarium.facts })
        else text += frame.choices.map((choice) => choice.delta.content).join('')
        if (!isDrawing && text !== run.answer) {
          isDrawing = true
          world.nextFrame(draw)
        }
      }
      if (!text.trim() && !control.signal.aborted) throw new AnswerFailed('answer_failed', 'The answer was empty.')
    } catch (error) {
      if (!control.signal.aborted) {
        returned = { question, sentIn, sendId }
        change({ answer: text })
        if (current?.sendId === sendId) set(null)
        return { kind: 'returned', run, error }
      }
    } finally {
      if (abort === control) abort = null
    }
    if (control.signal.aborted && !text.trim()) {
      returned = { question, sentIn, sendId }
      if (current?.sendId === sendId) set(null)
      return { kind: 'returned', run, error: null }
    }
    change({ answer: text, phase: 'done' })
    return { kind: control.signal.aborted ? 'stopped' : 'answered', run }
  }

  return {
    send,
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Ends the answer under way; what was said so far stays. */
    stop: () => abort?.abort(),
    /** The page has moved to the conversation that this send opened: the new-chat page no longer shows it. */
    settle: (sendId: string) => {
      if (current?.sendId === sendId && current.threadId) set({ ...current, sentIn: current.threadId })
    },
    /** Another account, or signed out: nothing of the last one stays. */
    forget: () => {
      abort?.abort()
      returned = null
      set(null)
    },
  }
}

export function isBusy(run: AskRun | null): boolean {
  return run !== null && run.phase !== 'done'
}
