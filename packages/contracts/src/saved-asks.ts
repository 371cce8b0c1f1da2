import { z } from 'zod'
import { AskBack } from './ask-back.ts'
import { endpoint } from './endpoint.ts'
import { FactShown } from './fact.ts'
import { Id, Instant, Nothing, Success } from './shared.ts'
import { Topic } from './topic.ts'

const ofAsk = z.object({ askId: Id })

export const SavedAsk = z.object({
  askId: z.string(),
  /** null when its conversation was deleted */
  threadId: z.string().nullable(),
  category: Topic,
  question: z.string(),
  answer: z.string(),
  facts: z.array(FactShown),
  asksBack: AskBack.nullable(),
  askedAt: Instant,
})
export type SavedAsk = z.infer<typeof SavedAsk>

/** Favourites, newest asked first. */
export const listSavedAsks = endpoint({
  method: 'GET',
  path: '/api/asks/saved',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: z.array(SavedAsk),
})

/** A favourite whose conversation was deleted stands nowhere else: no longer a favourite, it is gone. */
export const setFavourite = endpoint({
  method: 'PUT',
  path: '/api/asks/:askId/favourite',
  access: 'signed-in',
  params: ofAsk,
  input: z.object({ isFavourite: z.boolean() }),
  answers: 'json',
  output: z.object({ isFavourite: z.boolean() }),
})

/** The question and its answer go, from the saved chats and from their conversation. */
export const deleteAsk = endpoint({
  method: 'DELETE',
  path: '/api/asks/:askId',
  access: 'signed-in',
  params: ofAsk,
  input: Nothing,
  answers: 'json',
  output: Success,
})
