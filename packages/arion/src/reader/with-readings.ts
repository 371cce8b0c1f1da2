/** A question with its reading, and each of its earlier turns with theirs. */
import type { Sky } from '@astrarium/sky'
import type { Reading } from '../listen/reading.ts'
import { askFrame } from '../question/ask-frame.ts'
import { REMEMBERED_TURNS } from '../question/meaning/thread-state.ts'
import { stateOf } from '../question/turn-state.ts'
import type { TimeFrame } from '../time/span.ts'
import type { AskInput, ThreadTurn, UnreadAsk } from '../types.ts'
import type { ReaderThread } from './open-reader-thread.ts'
import type { Reader } from './open-reader.ts'

/** Reads in this thread. */
export function withReadings(sky: Sky, reader: Reader, input: UnreadAsk): AskInput {
  const frame = askFrame(sky, input.asker, input.at)
  const thread = readTurns(reader, withDays(sky, input), frame)
  return { ...input, thread, reading: reader.read(input.question, input.thread, frame) }
}

/** The turns that a question can lean on, each read in the light of those before it. */
export function readTurns(
  reader: Reader,
  turns: readonly ThreadTurn[],
  frame: TimeFrame,
): readonly ThreadTurn[] {
  const thread: ThreadTurn[] = []
  for (const turn of turns.slice(-REMEMBERED_TURNS))
    thread.push({ ...turn, reading: readingOf(turn) ?? reader.read(turn.question, thread, on(frame, turn)) })
  return [...turns.slice(0, -REMEMBERED_TURNS), ...thread]
}

/** Reads beside this thread, one turn after the other. */
export async function withReadingsBeside(
  sky: Sky,
  reader: Pick<ReaderThread, 'read'>,
  input: UnreadAsk,
): Promise<AskInput> {
  const frame = askFrame(sky, input.asker, input.at)
  const turns = withDays(sky, input)
  const earlier = turns.slice(0, -REMEMBERED_TURNS)
  const read = turns.slice(-REMEMBERED_TURNS).map(async (turn, index) => {
    const before = plainTurns(turns.slice(0, earlier.length + index))
    const reading = readingOf(turn) ?? (await reader.read(turn.question, before, on(frame, turn)))
    return { ...turn, reading }
  })
  const [thread, reading] = await Promise.all([
    Promise.all(read),
    reader.read(input.question, plainTurns(turns), frame),
  ])
  return { ...input, thread: [...earlier, ...thread], reading }
}

/** The same at once, where the reading is given already; null elsewhere. */
export function withReadingGiven(
  sky: Sky,
  reader: Pick<ReaderThread, 'given'>,
  input: UnreadAsk,
): AskInput | null {
  const { question, thread, asker, at } = input
  const reading = reader.given(question, thread, askFrame(sky, asker, at))
  return reading && { ...input, reading }
}

/** A turn that was read is not read again. */
function readingOf(turn: ThreadTurn): Reading | undefined {
  return turn.reading ?? stateOf(turn)?.reading
}

/** What was said another day is read as on that day. */
function withDays(sky: Sky, { thread, asker }: UnreadAsk): ThreadTurn[] {
  return thread.map((turn) => (turn.at ? { ...turn, day: sky.localDate(asker.timeZone, turn.at) } : turn))
}

function on(frame: TimeFrame, { day }: ThreadTurn): TimeFrame {
  return day === undefined ? frame : { ...frame, today: day }
}

/** What crosses to the reader's thread. */
function plainTurns(turns: readonly ThreadTurn[]) {
  return turns.map(({ question, answer, day, state }) => ({
    question,
    answer,
    ...(day && { day }),
    ...(state && { state }),
  }))
}
