import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { changeThread, sealed } from '../repository.ts'

/** The person's own title, which wins over Arion's. Throws thread_not_found. */
export async function renameThread(
  context: UserContext,
  threadId: string,
  title: string,
): Promise<{ id: string; title: string }> {
  const { userId } = context.actor
  const isThere = await context.db.asUser(userId, (tx) =>
    changeThread(tx, threadId, { titleSealed: context.vault.seal(sealed.title, userId, title) }),
  )
  if (!isThere) throw new AppError('thread_not_found', 'There is no such conversation')
  return { id: threadId, title }
}
