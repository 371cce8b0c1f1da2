import type { Told, Topic } from '@astrarium/arion'
import type { FactShown } from '@astrarium/contracts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { returnAsk } from '../../billing/service/return-ask.ts'
import { addMessage, endAsk, removeEmptyThread, removeMessages, rememberTold, setThreadTitle } from '../repository.ts'

export interface OpenAsk {
  askId: string
  threadId: string
  isNewThread: boolean
  askedAt: Date
}

interface Answer {
  words: string
  facts: FactShown[]
  topic: Topic
  told: Told[]
  title: string
  /** false: the words are kept and the Ask goes back (a crisis, or a question that was not understood) */
  isBooked: boolean
}

/** Keeps an answer and books its Ask, or gives the Ask back, all at once. */
export async function finishAsk(world: PersonalWorld, ask: OpenAsk, answer: Answer): Promise<void> {
  const { userId } = world.actor
  const seal = (column: string, text: string) => world.vault.seal(userId, column, text)
  await world.db.asUser(userId, async (tx) => {
    const isOurs = await endAsk(tx, ask.askId, {
      status: answer.isBooked ? 'answered' : 'returned',
      answerSealed: seal('answer', answer.words),
      factsSealed: seal('facts', JSON.stringify(answer.facts)),
      category: answer.topic,
    })
    if (!isOurs) throw new Error('The ask was ended by somebody else')
    await addMessage(tx, { userId, threadId: ask.threadId, askId: ask.askId, role: 'arion', contentSealed: seal('message', answer.words), createdAt: world.now() })
    if (ask.isNewThread) await setThreadTitle(tx, ask.threadId, seal('title', answer.title))
    await rememberTold(tx, userId, answer.told)
    if (!answer.isBooked) await returnAsk(world, tx, userId, ask.askId)
  })
}

/** Nothing came: the question leaves the thread (the person gets the words back), and the Ask is returned. */
export async function failAsk(world: PersonalWorld, ask: OpenAsk): Promise<void> {
  const { userId } = world.actor
  await world.db.asUser(userId, async (tx) => {
    if (!(await endAsk(tx, ask.askId, { status: 'failed' }))) return
    await removeMessages(tx, ask.askId)
    if (ask.isNewThread) await removeEmptyThread(tx, ask.threadId)
    await returnAsk(world, tx, userId, ask.askId)
  })
}
