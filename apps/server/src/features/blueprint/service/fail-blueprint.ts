import type { World } from '../../../platform/world.ts'
import { changeBlueprint, lockBlueprint } from '../repository.ts'

/** After the last try: it stays as far as it is until the person asks again. */
export async function failBlueprint(world: Pick<World, 'db' | 'now'>, userId: string): Promise<void> {
  await world.db.asUser(userId, async (tx) => {
    const row = await lockBlueprint(tx, userId)
    if (row?.state === 'writing')
      await changeBlueprint(tx, userId, { state: 'failed', touchedAt: world.now() })
  })
}
