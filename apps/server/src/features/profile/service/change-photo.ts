import { createHash } from 'node:crypto'
import type { Profile } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { Context, PersonContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { makePortrait } from '../../../platform/photo/make-portrait.ts'
import {
  changeProfile,
  findPhoto,
  findPhotoVersions,
  keepPhoto,
  removePhoto as removeRow,
} from '../repository.ts'
import { sealed } from '../sealed.ts'
import { showProfile } from './show-profile.ts'

/** @param photo as base64. Throws what `makePortrait` throws. */
export async function setPhoto(context: PersonContext, photo: string): Promise<Profile> {
  const { userId } = context.actor
  const drawn = await drawPhoto(photo)
  const kept = context.vault.seal(sealed.photo, userId, drawn.photo)
  const at = context.now()
  await context.db.asUser(userId, async (tx) => {
    await keepPhoto(tx, userId, kept, at)
    await changeProfile(tx, userId, { photoVersion: drawn.photoVersion }, at)
  })
  return showProfile(context)
}

export async function removePhoto(context: PersonContext): Promise<Profile> {
  const { userId } = context.actor
  await context.db.asUser(userId, async (tx) => {
    await removeRow(tx, userId)
    await changeProfile(tx, userId, { photoVersion: null }, context.now())
  })
  return showProfile(context)
}

export interface PhotoShown {
  type: 'image/webp'
  bytes: Buffer<ArrayBuffer>
  version: string
}

/** Throws photo_not_found. */
export async function showPhoto(context: PersonContext): Promise<PhotoShown> {
  const { userId } = context.actor
  return context.db.asUser(userId, (tx) => openPhoto(context, tx, userId))
}

/** In a transaction of the Circle also of others, while their consent stands. Throws photo_not_found. */
export async function openPhoto({ vault }: Context, tx: Tx, ownerId: string): Promise<PhotoShown> {
  const kept = await findPhoto(tx, ownerId)
  if (kept === null) throw new AppError('photo_not_found', 'There is no photo')
  const bytes = Buffer.from(vault.open(sealed.photo, ownerId, kept), 'base64')
  return { type: 'image/webp', bytes, version: versionOf(bytes) }
}

/** Which of these people have a photo, with its version: of others in a transaction of the Circle. */
export async function listPhotoVersions(tx: Tx, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = userIds.length === 0 ? [] : await findPhotoVersions(tx, userIds)
  return new Map(rows.flatMap(({ userId, photoVersion }) => (photoVersion ? [[userId, photoVersion]] : [])))
}

/**
 * What is kept of a photo, whichever way it comes in: drawn anew, with the version that its address names.
 * @param photo as base64, and so is the answer. Throws what `makePortrait` throws.
 */
export async function drawPhoto(photo: string): Promise<{ photo: string; photoVersion: string }> {
  const portrait = await makePortrait(Buffer.from(photo, 'base64'))
  return { photo: portrait.toString('base64'), photoVersion: versionOf(portrait) }
}

function versionOf(portrait: Buffer): string {
  return createHash('sha256').update(portrait).digest('base64url').slice(0, 16)
}
