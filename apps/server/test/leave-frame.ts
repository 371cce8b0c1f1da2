import { sql } from 'drizzle-orm'
import { sealedText } from '../src/platform/vault/sealed-column.ts'
import type { TestApp } from './open-test-app.ts'
import type { Person } from './person.ts'

const CHUNK = sealedText({ table: 'ask_frames', column: 'text', sealedAs: 'frame' })

/**
 * Leaves half an answer standing beside the person's newest ask, as a server does that died while answering.
 */
export async function leaveFrame({ context }: TestApp, person: Person): Promise<void> {
  const { userId } = (await person.call<{ userId: string }>('GET', '/api/profile')).body
  const text = context.vault.seal(CHUNK, userId, 'half an answer')
  await context.db.asUser(userId, (tx) =>
    tx.execute(
      sql`insert into ask_frames (ask_id, seq, user_id, text) select id, 0, user_id, ${text} from asks order by asked_at desc limit 1`,
    ),
  )
}
