/** Who takes the offer to hear more of an answer goes on with it: what was asked back is as if never said. */
import type { AskInput } from '../types.ts'
import { offerNamed, offerSaid } from './offer-named.ts'

/** The send with the answer before as its last turn, in the words of the offer; as it is where none is. */
export function goingOn<Input extends Pick<AskInput, 'question' | 'thread' | 'offer'>>(input: Input): Input {
  const { question, thread, offer } = input
  const last = thread.at(-1)
  if (!last?.asksBack) return input
  const { offers, readings } = last.asksBack
  const taken = offer ?? offerSaid(question, last) ?? offerNamed(question, readings.length)
  if (taken === null || readings[taken]?.wants !== 'more') return input
  return { ...input, question: offers[taken]!.label, thread: thread.slice(0, -1), offer: null }
}
