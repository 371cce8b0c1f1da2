import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Nothing } from './shared.ts'

export const MESSAGE_MAX = 2000
export const TOPICS = ['today', 'relationships', 'purpose', 'forecast', 'check_in', 'work', 'money', 'health', 'home', 'spirit', 'self', 'general'] as const

/** A fact an answer rests on, shown under it as "Based on". */
export const FactShown = z.object({ id: z.string(), kind: z.string(), statement: z.string(), points: z.array(z.string()) })
export type FactShown = z.infer<typeof FactShown>

/**
 * A question to Arion. The answer is an event stream: lines `data: {"choices":[{"delta":{"content":…}}]}`, at the end
 * `data: {"astrarium":{"outcome","facts"}}` and `data: [DONE]`, or `data: {"error":ErrorBody}` when it fails on the way;
 * headers `X-Thread-Id` and `X-Ask-Id`. Refusals before the stream are JSON (ask_limit_daily, thread_not_found …).
 */
export const ask = endpoint({
  method: 'POST', path: '/api/ask', access: 'signed-in',
  input: z.object({
    message: z.string().trim().min(1, 'a question').max(MESSAGE_MAX, 'at most 2000 characters'),
    threadId: Id.nullable().default(null),
    userId: Id.optional(),
    circleMemberData: z.null().default(null),
    includeDebugInfo: z.boolean().default(false),
    /** made by the client once for a send, so that the same send twice takes one Ask */
    sendId: Id,
  }),
  output: z.unknown(),
})

/** One `data:` line of the stream, apart from `[DONE]`. */
export const AskFrame = z.union([
  z.object({ choices: z.array(z.object({ delta: z.object({ content: z.string() }) })) }),
  z.object({ astrarium: z.object({ outcome: z.enum(['answered', 'crisis', 'not_understood']), facts: z.array(FactShown) }) }),
  z.object({ error: z.object({ code: z.string(), error: z.string() }) }),
])
export type AskFrame = z.infer<typeof AskFrame>

export const Message = z.object({
  id: z.string(), role: z.enum(['user', 'arion']), content: z.string(), createdAt: Instant,
  askId: z.string().nullable(), facts: z.array(FactShown),
})
export type Message = z.infer<typeof Message>

export const listThreads = endpoint({
  method: 'GET', path: '/api/threads', access: 'signed-in', input: Nothing,
  output: z.array(z.object({ id: z.string(), title: z.string(), createdAt: Instant, lastMessage: z.string(), lastMessageAt: Instant, messageCount: z.number().int() })),
})
export const getThread = endpoint({
  method: 'GET', path: '/api/threads/:threadId', access: 'signed-in', params: z.object({ threadId: Id }), input: Nothing,
  output: z.object({ id: z.string(), title: z.string(), createdAt: Instant, messages: z.array(Message) }),
})

/** The chips above the input, by group; `[person]` and `[Name]` are places to fill in. */
export const suggestedQuestions = endpoint({
  method: 'GET', path: '/api/ask/suggestions', access: 'public', input: Nothing,
  output: z.array(z.object({ group: z.string(), questions: z.array(z.string()) })),
})
