import type { PersonalWorld } from '../../../platform/world.ts'
import { listThreads as listThreadRows } from '../repository.ts'

const SHOWN = 100
const PREVIEW = 100

/** The person's conversations, the one last spoken in first. */
export async function listThreads(world: PersonalWorld) {
  const { userId } = world.actor
  const rows = await world.db.asUser(userId, (tx) => listThreadRows(tx, userId, SHOWN))
  return rows.map(({ id, titleSealed, createdAt, count, lastAt, lastContentSealed }) => ({
    id,
    title: titleSealed === null ? 'Untitled Chat' : world.vault.open(userId, 'title', titleSealed),
    createdAt: createdAt.toISOString(),
    lastMessage: cut(world.vault.open(userId, 'message', lastContentSealed)),
    lastMessageAt: lastAt.toISOString(),
    messageCount: count,
  }))
}

const cut = (text: string) => (text.length > PREVIEW ? `${text.slice(0, PREVIEW)}...` : text)
