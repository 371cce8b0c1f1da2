import { AppError } from '../../platform/app-error.ts'
import type { PersonContext } from '../../platform/context.ts'
import type { Exported, RegisteredTable } from '../../platform/db/register.ts'
import { checkAge } from '../birth/service/check-age.ts'
import { drawPhoto } from '../profile/service/change-photo.ts'
import { Archive } from './archive.ts'
import { REGISTER } from './register.ts'

type Row = Record<string, unknown>

/** What an archive brings into a table: whole rows, and for each column what points to later ones. */
export interface Arriving {
  registered: RegisteredTable
  rows: Row[]
  links: Map<string, { id: string; to: string }[]>
}

/**
 * Every value held against its column, and sealed for this person; the photo drawn anew, as one that is
 * uploaded. Throws import_invalid, too_young for one's own birth, and what a photo is refused with.
 */
export async function readArchive(context: PersonContext, sent: unknown): Promise<Arriving[]> {
  const reading = Archive.safeParse(sent)
  if (!reading.success) throw invalid('not an archive of Astrarium')
  const mine = await withPhotoDrawnAnew(reading.data.mine)
  const comes = REGISTER.filter(({ columns }) =>
    Object.values(columns).some((fate) => fate.kind === 'exported' && fate.comesBack !== 'no'),
  )
  const ids = new Map(comes.map(({ name }) => [name, new Set(mine[name]?.map(({ id }) => id))]))
  const zones = new Set(context.sky.zones())
  return comes.map((registered) => {
    const given = mine[registered.name] ?? []
    return {
      registered,
      rows: given.map((row) => valuesOf(registered, row, 'with its row')),
      links: linksOf(given.map((row) => [row['id'], valuesOf(registered, row, 'after all rows')])),
    }
  })

  function valuesOf({ name, columns, forms }: RegisteredTable, row: Row, when: Exported['comesBack']): Row {
    const values: Row = {}
    for (const [key, fate] of Object.entries(columns)) {
      if (fate.kind !== 'exported' || fate.comesBack !== when) continue
      const place = `${name}.${key.replace(/Sealed$/, '')}`
      const { isNullable, isRequired, linksTo } = forms[key]!
      const value = stored(place, forms[key]!, fate, row[key.replace(/Sealed$/, '')])
      if (value === null && isRequired) throw invalid(`${place} is missing`)
      if (value !== null && linksTo && !ids.get(linksTo)?.has(value))
        throw invalid(`${place} points to what is not in the archive`)
      if (value !== null || isNullable) values[key] = value
    }
    return values
  }

  function stored(
    place: string,
    { type, most }: RegisteredTable['forms'][string],
    { sealed, zoneIn, ownBirthIn, comesBackAs }: Exported,
    value: unknown,
  ): unknown {
    if (value === null || value === undefined) return null
    if (zoneIn && !zones.has(String(zoneIn(value as never))))
      throw invalid(`${place} has an unknown time zone`)
    if (ownBirthIn) checkAge(context, { birthDate: String(ownBirthIn(value as never)) })
    if (sealed) {
      const text: unknown = sealed.write(value)
      if (typeof text !== 'string') throw invalid(`${place} is no text`)
      return context.vault.seal(
        sealed,
        context.actor.userId,
        readBack(place, () => sealed.read(text)),
      )
    }
    if (type === 'date') {
      const at = typeof value === 'string' ? new Date(value) : null
      if (!at || Number.isNaN(at.getTime())) throw invalid(`${place} is no date`)
      return at
    }
    if (typeof value !== type) throw invalid(`${place} is no ${type}`)
    if (most !== null && (!Number.isInteger(value) || Math.abs(value as number) > most))
      throw invalid(`${place} is no whole number, or too large`)
    return comesBackAs ? comesBackAs(value) : value
  }
}

/** The version in the profile names the photo that is kept here. */
async function withPhotoDrawnAnew(mine: Archive['mine']): Promise<Archive['mine']> {
  const [profile] = mine['profiles'] ?? []
  const [sent] = mine['profile_photos'] ?? []
  const photo = sent && (await drawPhoto(String(sent['photo'])))
  return {
    ...mine,
    ...(photo && { profile_photos: [{ ...sent, photo: photo.photo }] }),
    ...(profile && { profiles: [{ ...profile, photoVersion: photo?.photoVersion ?? null }] }),
  }
}

/** What is found in the archive instead of what belongs there, with the place of it. */
export function invalid(why: string): AppError {
  return new AppError('import_invalid', `The archive cannot be read: ${why}`)
}

function readBack<T>(place: string, read: () => T): T {
  try {
    return read()
  } catch {
    throw invalid(`${place} is not as it should be`)
  }
}

function linksOf(rows: readonly [id: unknown, links: Row][]): Arriving['links'] {
  const links: Arriving['links'] = new Map()
  for (const [id, row] of rows)
    for (const [key, to] of Object.entries(row))
      if (typeof to === 'string') {
        const made = links.get(key) ?? []
        made.push({ id: String(id), to })
        links.set(key, made)
      }
  return links
}
