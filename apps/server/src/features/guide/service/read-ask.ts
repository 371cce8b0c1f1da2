import { askFrame, needsCare, withReadingsBeside } from '@astrarium/arion'
import type { AskInput, Asker, Reading, ThreadTurn } from '@astrarium/arion'
import type { Context } from '../../../platform/context.ts'

/** What is asked, heard once: everything that Arion says to it stands on this reading. */
export function readAsk(
  { sky, reader }: Pick<Context, 'sky' | 'reader'>,
  input: AskInput,
): Promise<AskInput> {
  return withReadingsBeside(sky, reader, input)
}

/** A question without a thread. */
export function readAlone(
  { sky, reader }: Pick<Context, 'sky' | 'reader'>,
  question: string,
  { asker, at }: { asker: Asker; at: Date },
): Promise<Reading> {
  return reader.read(question, [], askFrame(sky, asker, at))
}

/** Whether somebody is in need, by rule or by ear: either suffices. */
export async function isInNeed(
  { sky, reader }: Pick<Context, 'sky' | 'reader'>,
  question: string,
  turns: readonly ThreadTurn[],
  { timeZone, at }: { timeZone: string; at: Date },
): Promise<boolean> {
  if (needsCare(question, turns)) return true
  const earlier = turns.map((turn) => ({ question: turn.question, answer: turn.answer }))
  const frame = askFrame(sky, { seed: '', chart: null, timeZone }, at)
  return (await reader.read(question, earlier, frame)).care !== null
}
