import { askFrame, turnState, withReadingGiven, withReadingsBeside } from '@astrarium/arion'
import type { AskedBack, AskInput, Asker, OwnWords, ThreadTurn, TurnState, UnreadAsk } from '@astrarium/arion'
import { skyOf } from '../../chart/sky-of.ts'
import type { Context } from '../../../platform/context.ts'

/** What is asked, heard once: everything that Arion says to it stands on this reading. */
export function readAsk(
  { sky, reader }: Pick<Context, 'sky' | 'reader'>,
  input: UnreadAsk,
): Promise<AskInput> {
  return withReadingsBeside(skyOf({ sky }, input.asker.chart), reader, input)
}

/** The same at once, where the reading is given already; null elsewhere. */
export function readGiven(
  { sky, reader }: Pick<Context, 'sky' | 'reader'>,
  input: UnreadAsk,
): AskInput | null {
  return withReadingGiven(skyOf({ sky }, input.asker.chart), reader, input)
}

/** What of the turn its thread goes on from. */
export function stateKept(
  { sky }: Pick<Context, 'sky'>,
  input: AskInput,
  asksBack: AskedBack | null,
): TurnState {
  return turnState(skyOf({ sky }, input.asker.chart), input, asksBack)
}

/** Words without a thread. */
export async function readAlone(
  { sky, reader }: Pick<Context, 'sky' | 'reader'>,
  words: string,
  { asker, at }: { asker: Asker; at: Date },
): Promise<OwnWords> {
  return { words, reading: await reader.read(words, [], askFrame(skyOf({ sky }, asker.chart), asker, at)) }
}

/** Whether somebody is in need, by ear, where no rule says so. */
export async function soundsInNeed(
  { sky, reader }: Pick<Context, 'sky' | 'reader'>,
  question: string,
  turns: readonly ThreadTurn[],
  { timeZone, at }: { timeZone: string; at: Date },
): Promise<boolean> {
  const earlier = turns.map(({ question, answer, state = null }) => ({ question, answer, state }))
  const frame = askFrame(sky, { seed: '', chart: null, timeZone }, at)
  return (await reader.read(question, earlier, frame)).care !== null
}
