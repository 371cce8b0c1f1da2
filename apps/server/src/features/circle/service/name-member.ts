import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findMember, findMembersOf, listMembers } from '../repository.ts'
import { sealed } from '../sealed.ts'

/** Somebody of the person's Circle by name; null for nobody, and for another person's. */
export async function nameMember(
  { actor, vault }: UserContext,
  tx: Tx,
  memberId: string | null,
): Promise<{ id: string; name: string } | null> {
  const row = memberId && (await findMember(tx, actor.userId, memberId))
  return row ? { id: row.id, name: vault.open(sealed.name, row.userId, row.nameSealed) } : null
}

/** Those of them who are in the person's Circle, by id. */
export async function nameMembers(
  context: UserContext,
  tx: Tx,
  memberIds: readonly (string | null)[],
): Promise<Map<string, { id: string; name: string }>> {
  const ids = [...new Set(memberIds)].filter((id) => id !== null)
  const rows = ids.length === 0 ? [] : await findMembersOf(tx, context.actor.userId, ids)
  return new Map(
    rows.map(({ id, userId, nameSealed }) => [
      id,
      { id, name: context.vault.open(sealed.name, userId, nameSealed) },
    ]),
  )
}

/** Everybody in the person's Circle, by id. */
export async function nameEverybody({ actor, vault }: UserContext, tx: Tx): Promise<Map<string, string>> {
  const rows = await listMembers(tx, actor.userId)
  return new Map(rows.map(({ id, userId, nameSealed }) => [id, vault.open(sealed.name, userId, nameSealed)]))
}
