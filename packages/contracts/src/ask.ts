import { z } from 'zod'
import { OfferIndex } from './ask-back.ts'
import { AskOutcome, AskStreamEvent } from './ask-stream.ts'
import { endpoint } from './endpoint.ts'
import { Id, Nothing } from './shared.ts'

export const MESSAGE_MAX = 2000

const question = z.string().trim().min(1, 'a question').max(MESSAGE_MAX, 'at most 2000 characters')

/** What every send has, whether of a question, of another one in its place, or for another answer. */
export const Send = z.object({
  /**
   * made by the client once for a send, so that the same send twice takes one Ask; sent again on the way, it
   * follows the same answer
   */
  sendId: Id,
  includeDebugInfo: z.boolean().default(false),
})
export type Send = z.output<typeof Send>

/** Where a question stands: which answer it follows, and what it takes up of it. */
const place = {
  /**
   * The ask whose answer it follows, in the same conversation; null begins the conversation. Left out: the
   * end of the branch that was last shown. An edited question follows what the one in its place followed.
   */
  parentId: Id.nullable().optional(),
  /** takes up an offer of the ask-back that it follows */
  offer: OfferIndex.nullable().default(null),
}

const ofAsk = z.object({ askId: Id })

/**
 * A question to Arion. The stream comes with the headers `X-Thread-Id` and `X-Ask-Id`. Refusals before it are
 * JSON (ask_limit_daily, thread_not_found, ask_in_progress …).
 */
export const ask = endpoint({
  method: 'POST',
  path: '/api/ask',
  access: 'signed-in',
  input: Send.extend({
    message: question,
    threadId: Id.nullable().default(null),
    ...place,
    userId: Id.optional(),
    /**
     * Somebody of the Circle whom the conversation is about, of whom only the id is read; null: about nobody
     * any more. Left out: whom it was about. Refuses with member_not_found, for another person's too.
     */
    circleMemberData: z.looseObject({ id: Id }).nullable().optional(),
  }).refine(({ threadId, parentId }) => threadId !== null || (parentId ?? null) === null, {
    path: ['parentId'],
    message: 'null without a threadId',
  }),
  answers: 'stream',
  output: AskStreamEvent,
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
  answers: 'stream',
  output: AskStreamEvent,
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
  answers: 'json',
  output: z.object({ outcome: z.enum([...AskOutcome.options, 'failed']) }),
})

/** Another answer to the same question, beside the first; costs one Ask. The stream and headers of `ask`. */
export const regenerateAnswer = endpoint({
  method: 'POST',
  path: '/api/asks/:askId/regenerate',
  access: 'signed-in',
  params: ofAsk,
  input: Send,
  answers: 'stream',
  output: AskStreamEvent,
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
  input: Send.extend({ message: question, ...place }),
  answers: 'stream',
  output: AskStreamEvent,
})

/** The chips above the input, by group; `[person]` and `[Name]` are places to fill in. */
export const suggestedQuestions = endpoint({
  method: 'GET',
  path: '/api/ask/suggestions',
  access: 'public',
  input: Nothing,
  answers: 'json',
  output: z.array(z.object({ group: z.string(), questions: z.array(z.string()) })),
})

/**
 * What an outside model is sent for an ordinary question of this person's, word for word: nothing is sent by
 * asking this. Null: there is no chart to tell of.
 */
export const showSent = endpoint({
  method: 'GET',
  path: '/api/ask/sent',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: z.object({
    question: z.string(),
    messages: z
      .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }))
      .nullable(),
  }),
})
