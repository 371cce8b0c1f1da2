import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Nothing, Success } from './shared.ts'

export const MESSAGE_MAX = 2000
export const TITLE_MAX = 120
export const TOPICS = [
  'today',
  'relationships',
  'purpose',
  'forecast',
  'check_in',
  'work',
  'money',
  'health',
  'home',
  'spirit',
  'self',
  'general',
] as const

/** A fact an answer rests on, shown under it as "Based on". */
export const FactShown = z.object({
  id: z.string(),
  kind: z.string(),
  statement: z.string(),
  points: z.array(z.string()),
  /**
   * of what comes and goes: when it begins, every moment at which it is exact, and when it ends; null lies
   * beyond what was looked at
   */
  from: Instant.nullable().optional(),
  exact: z.array(Instant).optional(),
  to: Instant.nullable().optional(),
})
export type FactShown = z.infer<typeof FactShown>

/**
 * How an ask ended. `crisis`, `not_understood`: there are words, and the Ask went back. `stopped`: by the
 * person after the first words, which are kept and booked. `withdrawn`: stopped before the first words; the
 * question left the thread and the Ask went back.
 */
export const AskOutcome = z.enum(['answered', 'crisis', 'not_understood', 'stopped', 'withdrawn'])
export type AskOutcome = z.infer<typeof AskOutcome>

const question = z.string().trim().min(1, 'a question').max(MESSAGE_MAX, 'at most 2000 characters')
const Send = z.object({
  /**
   * made by the client once for a send, so that the same send twice takes one Ask; sent again on the way, it
   * follows the same answer
   */
  sendId: Id,
  /** keeps a debug entry, for those who may see one */
  includeDebugInfo: z.boolean().default(false),
})
const ofAsk = z.object({ askId: Id })
const ofThread = z.object({ threadId: Id })

/**
 * A question to Arion. The answer is an event stream: lines `data: {"choices":[{"delta":{"content":…}}]}`, at
 * the end `data: {"astrarium":{"outcome","facts"}}` and `data: [DONE]`, or `data: {"error":ErrorBody}` when
 * it fails on the way; headers `X-Thread-Id` and `X-Ask-Id`. Refusals before the stream are JSON
 * (ask_limit_daily, thread_not_found, ask_in_progress …).
 */
export const ask = endpoint({
  method: 'POST',
  path: '/api/ask',
  access: 'signed-in',
  input: Send.extend({
    message: question,
    threadId: Id.nullable().default(null),
    userId: Id.optional(),
    circleMemberData: z.null().default(null),
  }),
  output: z.unknown(),
})

/**
 * The answer of an ask from its first word, and then on as it is written, from any server; the stream and
 * headers of `ask`.
 */
export const followAsk = endpoint({
  method: 'GET',
  path: '/api/asks/:askId/stream',
  access: 'signed-in',
  params: ofAsk,
  input: Nothing,
  output: z.unknown(),
})

/**
 * Ends an answer on its way. Answers how the ask stands: `failed`, or an outcome; an ask that had ended
 * before stays as it was.
 */
export const stopAsk = endpoint({
  method: 'POST',
  path: '/api/asks/:askId/stop',
  access: 'signed-in',
  params: ofAsk,
  input: Nothing,
  output: z.object({ outcome: z.enum([...AskOutcome.options, 'failed']) }),
})

/** Another answer to the same question, beside the first; costs one Ask. The stream and headers of `ask`. */
export const regenerateAnswer = endpoint({
  method: 'POST',
  path: '/api/asks/:askId/regenerate',
  access: 'signed-in',
  params: ofAsk,
  input: Send,
  output: z.unknown(),
})

/**
 * Another question in the place of an earlier one; what followed stays reachable. Costs one Ask. The stream
 * and headers of `ask`.
 */
export const editQuestion = endpoint({
  method: 'POST',
  path: '/api/asks/:askId/edit',
  access: 'signed-in',
  params: ofAsk,
  input: Send.extend({ message: question }),
  output: z.unknown(),
})

/** One `data:` line of the stream, apart from `[DONE]`. */
export const AskFrame = z.union([
  z.object({ choices: z.array(z.object({ delta: z.object({ content: z.string() }) })) }),
  z.object({ astrarium: z.object({ outcome: AskOutcome, facts: z.array(FactShown) }) }),
  z.object({ error: z.object({ code: z.string(), error: z.string() }) }),
])
export type AskFrame = z.infer<typeof AskFrame>

export const Message = z.object({
  id: z.string(),
  role: z.enum(['user', 'arion']),
  content: z.string(),
  createdAt: Instant,
  askId: z.string().nullable(),
  facts: z.array(FactShown),
})
export type Message = z.infer<typeof Message>

/** A message in its place in the conversation. */
export const ThreadMessage = Message.extend({
  askId: z.string(),
  isFavourite: z.boolean(),
  /** null on questions, and while an answer is on its way */
  outcome: AskOutcome.nullable(),
  /**
   * What else stands in this place, as ids of asks, oldest first, this message's own among them: on a
   * question the questions that replaced one another, on an answer the answers to the same question.
   * `showBranch` with one of them leads there. One id: there is nothing to choose.
   */
  versions: z.array(z.string()),
})
export type ThreadMessage = z.infer<typeof ThreadMessage>

export const Thread = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: Instant,
  /** the branch last shown, from its first question */
  messages: z.array(ThreadMessage),
  /** an ask that is being answered, to be followed with `followAsk` */
  runningAskId: z.string().nullable(),
})
export type Thread = z.infer<typeof Thread>

export const ThreadSummary = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: Instant,
  /** cut to 100 characters and '...' */
  lastMessage: z.string(),
  lastMessageAt: Instant,
  /** of the branch last shown */
  messageCount: z.number().int(),
})
export type ThreadSummary = z.infer<typeof ThreadSummary>

/**
 * The conversation last spoken in first, at most 500; older ones with `before`, the `lastMessageAt` of the
 * last one known.
 */
export const listThreads = endpoint({
  method: 'GET',
  path: '/api/threads',
  access: 'signed-in',
  input: z.object({ before: Instant.optional() }),
  output: z.array(ThreadSummary),
})

/**
 * Conversations in whose title, or in one of whose messages, every word of `q` occurs (beginnings of words,
 * without case and accents).
 */
export const searchThreads = endpoint({
  method: 'GET',
  path: '/api/threads/search',
  access: 'signed-in',
  input: z.object({ q: z.string().trim().min(1, 'what to look for').max(100, 'at most 100 characters') }),
  output: z.object({
    threads: z.array(
      ThreadSummary.extend({
        /** the words around the first match; null when it is in the title */
        excerpt: z.string().nullable(),
        /** the ask of that message, for `showBranch` */
        askId: z.string().nullable(),
      }),
    ),
    /**
     * false: there is more than was looked through (the newest 10,000 messages) or listed (50 conversations)
     */
    isComplete: z.boolean(),
  }),
})

export const getThread = endpoint({
  method: 'GET',
  path: '/api/threads/:threadId',
  access: 'signed-in',
  params: ofThread,
  input: Nothing,
  output: Thread,
})

export const renameThread = endpoint({
  method: 'PATCH',
  path: '/api/threads/:threadId',
  access: 'signed-in',
  params: ofThread,
  input: z.object({ title: z.string().trim().min(1, 'a title').max(TITLE_MAX, 'at most 120 characters') }),
  output: z.object({ id: z.string(), title: z.string() }),
})

/** All its messages go; favourites stay in the saved chats. An answer on its way is withdrawn. */
export const deleteThread = endpoint({
  method: 'DELETE',
  path: '/api/threads/:threadId',
  access: 'signed-in',
  params: ofThread,
  input: Nothing,
  output: Success,
})

/** Shows the branch that leads through this ask, to where it was last spoken in. */
export const showBranch = endpoint({
  method: 'PUT',
  path: '/api/threads/:threadId/branch',
  access: 'signed-in',
  params: ofThread,
  input: z.object({ askId: Id }),
  output: Thread,
})

/** A file to keep: the branch last shown as Markdown, or every branch as JSON. */
export const exportThread = endpoint({
  method: 'GET',
  path: '/api/threads/:threadId/export',
  access: 'signed-in',
  params: ofThread,
  input: z.object({ format: z.enum(['markdown', 'json']) }),
  output: z.unknown(),
})

export const SavedAsk = z.object({
  askId: z.string(),
  /** null when its conversation was deleted */
  threadId: z.string().nullable(),
  category: z.string(),
  question: z.string(),
  answer: z.string(),
  facts: z.array(FactShown),
  askedAt: Instant,
})
export type SavedAsk = z.infer<typeof SavedAsk>
/** Favourites, newest asked first. */
export const listSavedAsks = endpoint({
  method: 'GET',
  path: '/api/asks/saved',
  access: 'signed-in',
  input: Nothing,
  output: z.array(SavedAsk),
})

/** A favourite whose conversation was deleted stands nowhere else: no longer a favourite, it is gone. */
export const setFavourite = endpoint({
  method: 'PUT',
  path: '/api/asks/:askId/favourite',
  access: 'signed-in',
  params: ofAsk,
  input: z.object({ isFavourite: z.boolean() }),
  output: z.object({ isFavourite: z.boolean() }),
})

/** The question and its answer go, from the saved chats and from their conversation. */
export const deleteAsk = endpoint({
  method: 'DELETE',
  path: '/api/asks/:askId',
  access: 'signed-in',
  params: ofAsk,
  input: Nothing,
  output: Success,
})

/** The chips above the input, by group; `[person]` and `[Name]` are places to fill in. */
export const suggestedQuestions = endpoint({
  method: 'GET',
  path: '/api/ask/suggestions',
  access: 'public',
  input: Nothing,
  output: z.array(z.object({ group: z.string(), questions: z.array(z.string()) })),
})
