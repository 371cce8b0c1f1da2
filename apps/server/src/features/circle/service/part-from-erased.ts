import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { circleWords } from '../../../words/index.ts'
import { removeLinksOf } from '../links/repository.ts'
import { changeNameFromOther } from '../repository.ts'
import { sealed } from '../sealed.ts'

/**
 * For an account that is erased: each of those it was linked with hears that the link is gone, and of a name
 * that came from its profile nothing is left. What they typed themselves stays. Who they are is answered, so
 * that they can be asked to forget what they were shown (`askToForget`).
 */
export async function partFromErased(context: Context, tx: Tx, userId: string): Promise<string[]> {
  const left = (await removeLinksOf(tx, userId)).filter(({ otherUserId }) => otherUserId === userId)
  for (const link of left)
    await changeNameFromOther(
      tx,
      link.circleMemberId,
      context.vault.seal(sealed.name, link.userId, circleWords.left),
    )
  return left.map((link) => link.userId)
}
