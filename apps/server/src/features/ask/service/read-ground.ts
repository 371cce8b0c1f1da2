import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { listPeople } from '../../circle/service/read-company.ts'
import { readAskerContext } from '../../guide/service/read-asker-context.ts'
import type { OpenProfile } from '../../profile/service/read-profile.ts'
import type { Ground } from '../ask-to-answer.ts'

/** What an answer stands on, in one round trip. */
export async function readGround(
  context: UserContext,
  tx: Tx,
  profile: OpenProfile,
  at: Date,
): Promise<Ground> {
  const [asker, people] = await Promise.all([
    readAskerContext(context, tx, profile, at),
    listPeople(context, tx),
  ])
  return { asker, people }
}
