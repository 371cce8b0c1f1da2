import type { FactShown, Message } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { findThread, threadMessages } from '../repository.ts'

/** One conversation with its messages, oldest first. Throws thread_not_found, also for somebody else's. */
export async function showThread(world: PersonalWorld, threadId: string): Promise<{ id: string; title: string; createdAt: string; messages: Message[] }> {
  const { userId } = world.actor
  const open = (column: string, sealed: string) => world.vault.open(userId, column, sealed)
  const { thread, rows } = await world.db.asUser(userId, async (tx) => ({ thread: await findThread(tx, threadId), rows: await threadMessages(tx, threadId) }))
  if (!thread) throw new AppError('thread_not_found', 'There is no such conversation')
  return {
    id: thread.id,
    title: thread.titleSealed === null ? 'Untitled Chat' : open('title', thread.titleSealed),
    createdAt: thread.createdAt.toISOString(),
    messages: rows.map(({ message, facts }) => ({
      id: message.id,
      role: message.role as Message['role'],
      content: open('message', message.contentSealed),
      createdAt: message.createdAt.toISOString(),
      askId: message.askId,
      facts: message.role === 'arion' && facts !== null ? (JSON.parse(open('facts', facts)) as FactShown[]) : [],
    })),
  }
}
