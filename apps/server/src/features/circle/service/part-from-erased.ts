import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { circleWords } from '../../../words/index.ts'
import { removeLinksOf } from '../links/repository.ts'
import { changeNameFromOther, findNamedFrom } from '../repository.ts'
import { sealed } from '../sealed.ts'

/**
 * For an account that is erased: each of those it was linked with hears that the link is gone, and of a name
 * that came from its profile nothing is left, also where the two parted before. What they typed themselves
 * stays. Who they are is answered, so that they can be asked to forget what they were shown (`askToForget`).
 */
export async function partFromErased(context: Context, tx: Tx, userId: string): Promise<string[]> {
  const links = (await removeLinksOf(tx, userId)).filter(({ otherUserId }) => otherUserId === userId)
  const named = await findNamedFrom(tx, userId)
  for (const { id, userId: owner } of named)
    await changeNameFromOther(tx, id, context.vault.seal(sealed.name, owner, circleWords.left))
  return [...new Set([...links, ...named].map((each) => each.userId))]
}
