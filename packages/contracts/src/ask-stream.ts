import { z } from 'zod'
import { AskBack } from './ask-back.ts'
import { ErrorBody } from './error.ts'
import { FactShown } from './fact.ts'

/**
 * How an ask ended. `crisis`, `not_understood`: there are words, and the Ask went back. `stopped`: by the
 * person after the first words, which are kept and booked. `withdrawn`: stopped before the first words; the
 * question left the thread and the Ask went back.
 */
export const AskOutcome = z.enum(['answered', 'crisis', 'not_understood', 'stopped', 'withdrawn'])
export type AskOutcome = z.infer<typeof AskOutcome>

/** One event of an answer: the next words, its end, or its failure on the way. */
export const AskStreamEvent = z.union([
  z.object({ choices: z.array(z.object({ delta: z.object({ content: z.string() }) })) }),
  z.object({
    astrarium: z.object({
      outcome: AskOutcome,
      facts: z.array(FactShown),
      /** what was heard and is offered, where the question was asked back */
      asksBack: AskBack.nullable(),
    }),
  }),
  z.object({ error: ErrorBody.pick({ code: true, error: true }) }),
])
export type AskStreamEvent = z.infer<typeof AskStreamEvent>
