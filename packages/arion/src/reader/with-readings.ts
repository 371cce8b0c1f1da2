/** A question with its reading, and each of its earlier turns with theirs. */
import type { Sky } from '@astrarium/sky'
import { askFrame } from '../question/ask-frame.ts'
import type { AskInput, ThreadTurn } from '../types.ts'
import type { ReaderThread } from './open-reader-thread.ts'
import type { Reader } from './open-reader.ts'

/** Earlier turns that a question can lean on. */
const TURNS = 6

/** Reads in this thread. */
export function withReadings(sky: Sky, reader: Reader, input: AskInput): AskInput {
  const frame = askFrame(sky, input.asker, input.at)
  const thread: ThreadTurn[] = []
  for (const turn of input.thread.slice(-TURNS))
    thread.push({ ...turn, reading: turn.reading ?? reader.read(turn.question, thread, frame) })
  return {
    ...input,
    thread: [...input.thread.slice(0, -TURNS), ...thread],
    reading: input.reading ?? reader.read(input.question, input.thread, frame),
  }
}

/** Reads beside this thread, one turn after the other. */
export async function withReadingsBeside(
  sky: Sky,
  reader: Pick<ReaderThread, 'read'>,
  input: AskInput,
): Promise<AskInput> {
  const frame = askFrame(sky, input.asker, input.at)
  const earlier = input.thread.slice(0, -TURNS)
  const read = input.thread.slice(-TURNS).map(async (turn, index) => {
    const before = [...earlier, ...input.thread.slice(-TURNS).slice(0, index)]
    return { ...turn, reading: turn.reading ?? (await reader.read(turn.question, plainTurns(before), frame)) }
  })
  const [thread, reading] = await Promise.all([
    Promise.all(read),
    input.reading ?? reader.read(input.question, plainTurns(input.thread), frame),
  ])
  return { ...input, thread: [...earlier, ...thread], reading }
}

/** What crosses to the reader's thread. */
function plainTurns(turns: readonly ThreadTurn[]) {
  return turns.map(({ question, answer }) => ({ question, answer }))
}
