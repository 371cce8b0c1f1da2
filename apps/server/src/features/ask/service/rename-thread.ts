import { AppError } from '../../../platform/app-error.ts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { changeThread } from '../repository.ts'

/** The person's own title, which wins over Arion's. Throws thread_not_found. */
export async function renameThread(
  world: PersonalWorld,
  threadId: string,
  title: string,
): Promise<{ id: string; title: string }> {
  const { userId } = world.actor
  const isThere = await world.db.asUser(userId, (tx) =>
    changeThread(tx, threadId, { titleSealed: world.vault.seal(userId, 'title', title) }),
  )
  if (!isThere) throw new AppError('thread_not_found', 'There is no such conversation')
  return { id: threadId, title }
}
