import { z } from 'zod'
import { AskBack, OfferIndex } from './ask-back.ts'
import { AskOutcome } from './ask-stream.ts'
import { endpoint } from './endpoint.ts'
import { FactShown } from './fact.ts'
import { Id, Instant, Nothing, Success } from './shared.ts'

export const TITLE_MAX = 120

const ofThread = z.object({ threadId: Id })

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
  /** whom of the Circle it is about: the star of its answer keeps a note of them */
  about: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** among the saved ones; of an answer about somebody, among their notes */
  isFavourite: z.boolean(),
  /** null on questions, and while an answer is on its way */
  outcome: AskOutcome.nullable(),
  /** on an answer that asks back */
  asksBack: AskBack.nullable(),
  /** on a question that takes up an offer of the answer before it */
  offer: OfferIndex.nullable(),
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
  /** the branch last shown, or asked for, from its first question */
  messages: z.array(ThreadMessage),
  /** an ask that is being answered, to be followed with `followAsk` */
  runningAskId: z.string().nullable(),
  /** somebody of the Circle whom it is about */
  about: z.object({ id: z.string(), name: z.string() }).nullable(),
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
  answers: 'json',
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
  answers: 'json',
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

/**
 * A conversation: the branch last shown, or the one that leads through this ask, to where it was last spoken
 * in. A page that names what it shows stays on its branch while another one turns to another.
 */
export const getThread = endpoint({
  method: 'GET',
  path: '/api/threads/:threadId',
  access: 'signed-in',
  params: ofThread,
  input: z.object({ through: Id.optional() }),
  answers: 'json',
  output: Thread,
})

export const renameThread = endpoint({
  method: 'PATCH',
  path: '/api/threads/:threadId',
  access: 'signed-in',
  params: ofThread,
  input: z.object({ title: z.string().trim().min(1, 'a title').max(TITLE_MAX, 'at most 120 characters') }),
  answers: 'json',
  output: z.object({ id: z.string(), title: z.string() }),
})

/** All its messages go; favourites stay in the saved chats. An answer on its way is withdrawn. */
export const deleteThread = endpoint({
  method: 'DELETE',
  path: '/api/threads/:threadId',
  access: 'signed-in',
  params: ofThread,
  input: Nothing,
  answers: 'json',
  output: Success,
})

/** Shows the branch that leads through this ask, to where it was last spoken in. */
export const showBranch = endpoint({
  method: 'PUT',
  path: '/api/threads/:threadId/branch',
  access: 'signed-in',
  params: ofThread,
  input: z.object({ askId: Id }),
  answers: 'json',
  output: Thread,
})

/** A file to keep: the branch last shown as Markdown, or every branch as JSON. */
export const exportThread = endpoint({
  method: 'GET',
  path: '/api/threads/:threadId/export',
  access: 'signed-in',
  params: ofThread,
  input: z.object({ format: z.enum(['markdown', 'json']) }),
  answers: 'file',
  output: z.enum(['text/markdown; charset=utf-8', 'application/json; charset=utf-8']),
})
