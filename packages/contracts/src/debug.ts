import { z } from 'zod'
import { AskOutcome } from './ask-stream.ts'
import { endpoint } from './endpoint.ts'
import { FactShown } from './fact.ts'
import { Instant, Nothing } from './shared.ts'
import { Topic } from './topic.ts'

/** What stood behind one answer, when `includeDebugInfo` asked for it; kept for 30 days. */
export const DebugEntry = z.object({
  id: z.string(),
  askId: z.string(),
  threadId: z.string(),
  /** `almanac` is the built-in voice */
  model: z.string(),
  temperature: z.number().nullable(),
  stream: z.boolean(),
  contextType: z.enum(['general', 'relationship']),
  questionCategory: Topic,
  userMessage: z.string(),
  /** null for a voice that has none */
  systemPrompt: z.string().nullable(),
  /** the earlier questions that the answer leaned on; null for the first one */
  conversationSummary: z.string().nullable(),
  circleMemberData: z
    .object({ name: z.string(), ring: z.string().nullable(), relationship_tag: z.string() })
    .nullable(),
  birthChartData: z.unknown(),
  dailyTransit: z.unknown(),
  /** how it ended; `failed` with the reason in `error` */
  outcome: z.enum([...AskOutcome.options, 'failed']),
  error: z.string().nullable(),
  /** the plan by which the built-in voice composed it */
  plan: z.string().nullable(),
  facts: z.array(FactShown),
  /** sentences that the check left out, and why */
  held: z.array(z.object({ sentence: z.string(), why: z.string() })),
  /** when it was asked */
  timestamp: Instant,
  createdAt: Instant,
})
export type DebugEntry = z.infer<typeof DebugEntry>

/** Has this person the debug role, or does the server run in development? */
export const getDebugAccess = endpoint({
  method: 'GET',
  path: '/api/debug/access',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: z.object({ canDebug: z.boolean() }),
})

/** The person's own newest 10. Refuses with `forbidden` without the role. */
export const listDebugEntries = endpoint({
  method: 'GET',
  path: '/api/debug/entries',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: z.array(DebugEntry),
})
