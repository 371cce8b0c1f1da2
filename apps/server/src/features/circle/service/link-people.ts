import { randomUUID } from 'node:crypto'
import type { RelationshipTag, ShareScope } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { addConsent, addLink, isLinked, lockPair } from '../links/repository.ts'
import { insertMember, lockCircle } from '../repository.ts'
import { ringByRelationship } from '../ring-by-relationship.ts'
import { sealed } from '../sealed.ts'
import { mustHaveRoom } from './must-have-room.ts'

export interface Side {
  userId: string
  /** what the other one is called in this person's Circle, and is to them */
  other: { name: string; relationshipTag: RelationshipTag; memberId: string | null }
  /** what this person shows the other */
  shows: ShareScope
  /** of the words by which they agreed to it */
  version: string
}

/**
 * Two people come into each other's Circle, in a transaction of the Circle of one of them. False where they
 * are there already. Throws circle_full, their_circle_full.
 */
export async function linkPeople(
  context: UserContext,
  tx: Tx,
  [one, other]: readonly [Side, Side],
): Promise<boolean> {
  // always in one order, so that two who link at once cannot wait for each other
  for (const userId of [one.userId, other.userId].toSorted()) await lockCircle(tx, userId)
  await lockPair(tx, one.userId, other.userId)
  if (await isLinked(tx, one.userId, other.userId)) return false
  const at = context.now()
  for (const [giver, to] of [
    [one, other],
    [other, one],
  ] as const)
    await addConsent(tx, {
      userId: giver.userId,
      toUserId: to.userId,
      scope: giver.shows,
      version: giver.version,
      givenAt: at,
    })
  const pairId = randomUUID()
  for (const [side, otherUserId] of [
    [one, other.userId],
    [other, one.userId],
  ] as const) {
    const row = { pairId, userId: side.userId, otherUserId, shownSince: at, createdAt: at }
    const { memberId } = side.other
    const isTaken = memberId === null || !(await addLink(tx, { ...row, circleMemberId: memberId }))
    if (isTaken)
      await addLink(tx, {
        ...row,
        circleMemberId: await newMember(context, tx, { ...side, otherUserId }, at),
      })
  }
  return true
}

async function newMember(
  context: UserContext,
  tx: Tx,
  { userId, other, otherUserId }: Side & { otherUserId: string },
  at: Date,
): Promise<string> {
  await mustHaveRoom(context, tx, userId)
  const reading = ringByRelationship(other.relationshipTag)
  const id = randomUUID()
  await insertMember(tx, {
    id,
    userId,
    sendId: randomUUID(),
    nameSealed: context.vault.seal(sealed.name, userId, other.name),
    nameFromUserId: otherUserId,
    relationshipTag: other.relationshipTag,
    ring: reading.ring,
    ringSource: reading.source,
    ringReadingSealed: context.vault.seal(sealed.ringReading, userId, reading),
    createdAt: at,
    updatedAt: at,
  })
  return id
}
