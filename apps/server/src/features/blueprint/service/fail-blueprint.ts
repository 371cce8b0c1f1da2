import type { Context } from '../../../platform/context.ts'
import { changeBlueprint, lockBlueprint } from '../repository.ts'

/** After the last try: it stays as far as it is until the person asks again. */
export async function failBlueprint(context: Pick<Context, 'db' | 'now'>, userId: string): Promise<void> {
  await context.db.asUser(userId, async (tx) => {
    const row = await lockBlueprint(tx, userId)
    if (row?.state === 'writing')
      await changeBlueprint(tx, userId, { state: 'failed', touchedAt: context.now() })
  })
}
