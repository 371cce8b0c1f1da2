import type { AskStreamEvent } from '@astrarium/contracts'
import { ApiError } from '../../../lib/api.ts'
import type { AskStream, AskPorts, Sending } from './ask-ports.ts'

/**
 * Waits before an answer is followed, in milliseconds: none at first, the others before a broken line is
 * taken up again.
 */
const WAITS = [0, 300, 1000, 2000, 4000, 8000, 15_000]

/**
 * The frames of an answer, across a network that comes and goes: when the line breaks off after the server
 * had taken the question, the answer is told again from its first word, and `anew` says so. Throws what
 * refused the question, and the last break when waiting is over.
 */
export async function* followFrames(
  ports: Pick<AskPorts, 'open' | 'follow' | 'pause'>,
  sending: Sending,
  sendId: string,
  signal: AbortSignal,
  onOpened: (stream: AskStream) => void,
): AsyncGenerator<AskStreamEvent | 'anew'> {
  const follow = sending.kind === 'follow' ? sending.askId : null
  let { stream, breaks } = follow
    ? await reopen(ports, follow, signal, 0, null)
    : { stream: await ports.open(sending, sendId, signal), breaks: 1 }
  const askId = stream.askId ?? follow
  for (;;) {
    let isEnded = false
    onOpened({ ...stream, askId })
    try {
      for await (const frame of stream.frames) {
        isEnded ||= 'astrarium' in frame || 'error' in frame
        yield frame
      }
      return
    } catch (error) {
      if (isEnded) return
      if (signal.aborted || !askId) throw error
      ;({ stream, breaks } = await reopen(ports, askId, signal, breaks, error))
      yield 'anew'
    }
  }
}

async function reopen(
  ports: Pick<AskPorts, 'follow' | 'pause'>,
  askId: string,
  signal: AbortSignal,
  breaks: number,
  broken: unknown,
): Promise<{ stream: AskStream; breaks: number }> {
  let error = broken
  for (let tries = breaks; tries < WAITS.length; tries += 1) {
    await ports.pause(WAITS[tries]!, signal)
    try {
      return { stream: await ports.follow(askId, signal), breaks: tries + 1 }
    } catch (failed) {
      if (signal.aborted || (failed instanceof ApiError && !PASSING.includes(failed.status))) throw failed
      error = failed
    }
  }
  throw error
}

/** no connection, or a server that is away for a moment */
const PASSING = [0, 502, 503, 504]
