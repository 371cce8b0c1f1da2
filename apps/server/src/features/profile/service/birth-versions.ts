import { isDeepStrictEqual } from 'node:util'
import type { BirthDetails, BirthVersion } from '@astrarium/contracts'
import { BIRTH_VERSIONS_MAX, BirthDetails as Details } from '@astrarium/contracts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { toBirthShown } from '../birth-shown.ts'
import { addBirthVersion, findBirthVersions, lockProfile, removeBirthVersions } from '../repository.ts'
import { sealed } from '../sealed.ts'

/** Birth details that stood before, the latest first. */
export function listBirthVersions(context: UserContext): Promise<{ versions: BirthVersion[] }> {
  const { userId } = context.actor
  return context.db.asUser(userId, async (tx) => ({
    versions: (await openVersions(context, tx)).map(({ id, replacedAt, birth }) => ({
      id,
      replacedAt: replacedAt.toISOString(),
      birth: toBirthShown(birth),
    })),
  }))
}

/** Null for no such version, and for somebody else's. */
export async function readBirthVersion(context: UserContext, id: string): Promise<BirthDetails | null> {
  const found = await context.db.asUser(context.actor.userId, (tx) => openVersions(context, tx))
  const version = found.find((each) => each.id === id)
  return version ? Details.parse(version.birth) : null
}

/**
 * Before others take their place: the birth details that stand become an earlier version, unless they are the
 * same. What comes to stand is no earlier version any more.
 *
 * @returns whether others stood
 */
export async function keepBirthVersion(context: UserContext, tx: Tx, next: BirthDetails): Promise<boolean> {
  const { userId } = context.actor
  const row = await lockProfile(tx, userId)
  const birth = context.vault.open(sealed.birth, userId, row?.birthSealed ?? null)
  if (!birth || isSame(birth, next)) return false
  const versions = await openVersions(context, tx)
  const stays = versions.filter((version) => !isSame(version.birth, next) && !isSame(version.birth, birth))
  const kept = new Set(stays.slice(0, BIRTH_VERSIONS_MAX - 1).map(({ id }) => id))
  await removeBirthVersions(
    tx,
    userId,
    versions.map(({ id }) => id).filter((id) => !kept.has(id)),
  )
  await addBirthVersion(tx, {
    userId,
    birthSealed: context.vault.seal(sealed.birthVersion, userId, birth),
    replacedAt: context.now(),
  })
  return true
}

async function openVersions({ vault, actor: { userId } }: UserContext, tx: Tx) {
  return (await findBirthVersions(tx, userId)).map(({ id, replacedAt, birthSealed }) => ({
    id,
    replacedAt,
    birth: vault.open(sealed.birthVersion, userId, birthSealed),
  }))
}

function isSame(one: BirthDetails, other: BirthDetails): boolean {
  return isDeepStrictEqual(Details.parse(one), Details.parse(other))
}
