import type { Profile } from '@astrarium/contracts'
import type { Born } from '../../lib/birth-in-words.ts'

type Row = Record<string, unknown>

/** What is told of an archive before it is taken in. */
export interface FoundArchive {
  archive: Row
  /** ISO, of the day on which it was made */
  madeAt: string | null
  name: string | null
  birth: Born | null
  people: number
  conversations: number
}

export type Replaced = 'name' | 'birth' | 'photo' | 'context' | 'zone' | 'chartSettings'

/** Null for what is no archive of Astrarium. The server reads it to the letter. */
export function findInArchive(archive: Row): FoundArchive | null {
  if (archive['product'] !== 'Astrarium') return null
  const { fullName, birth } = profileIn(archive)
  return {
    archive,
    madeAt: isDate(textOf(archive['madeAt'])) ? textOf(archive['madeAt']) : null,
    name: textOf(fullName),
    birth: birthOf(birth),
    people: rowsOf(archive, 'circle_members').length,
    conversations: rowsOf(archive, 'chat_threads').length,
  }
}

/** What of one's own it takes the place of; all else is added. */
export function replacedBy({ archive, name, birth }: FoundArchive, own: Profile): Replaced[] {
  const { personalContext, currentTimeZone, chartSettings, birth: arriving } = profileIn(archive)
  const differs: Record<Replaced, boolean> = {
    name: name !== null && name !== own.fullName,
    birth: birth !== null && own.birth !== null && !isSame(detailsOf(arriving), detailsOf(own.birth)),
    photo: own.profilePhotoUrl !== null && rowsOf(archive, 'profile_photos').length > 0,
    context:
      own.personalContext !== null && Boolean(personalContext) && personalContext !== own.personalContext,
    zone: own.currentTimeZone !== null && Boolean(currentTimeZone) && currentTimeZone !== own.currentTimeZone,
    chartSettings: Boolean(chartSettings) && !isSame(chartSettings, own.chartSettings),
  }
  return (Object.keys(differs) as Replaced[]).filter((part) => differs[part])
}

function profileIn(archive: Row): Row {
  return rowsOf(archive, 'profiles')[0] ?? {}
}

function rowsOf({ mine }: Row, table: string): Row[] {
  const rows = isRow(mine) ? mine[table] : null
  return Array.isArray(rows) ? rows.filter(isRow) : []
}

function birthOf(birth: unknown): FoundArchive['birth'] {
  if (!isRow(birth)) return null
  const [birthDate, birthTime, birthPlace] = ['birthDate', 'birthTime', 'birthPlace'].map((key) =>
    textOf(birth[key]),
  )
  return isDate(birthDate) && birthDate && birthTime && birthPlace
    ? { birthDate, birthTime: birthTime.slice(0, 5), birthPlace, ...howKnown(birth) }
    : null
}

/** Whoever did not say that a time is exact does not know it, in an archive as in a form. */
function howKnown({ birthTimeAccuracy: accuracy, birthTimeMinutes: minutes, birthTimeFold: fold }: Row) {
  return {
    birthTimeAccuracy: accuracy === 'exact' || accuracy === 'approximate' ? accuracy : 'unknown',
    birthTimeMinutes: typeof minutes === 'number' ? minutes : null,
    birthTimeFold: fold === 0 || fold === 1 ? fold : null,
  } as const
}

/** What makes one birth another. */
function detailsOf(birth: unknown): unknown[] {
  if (!isRow(birth)) return []
  const { birthDate, birthTime, birthTimeAccuracy, birthTimeFold, birthPlace, timezone } = birth
  const time = String(birthTime).slice(0, 5)
  return [birthDate, time, birthTimeAccuracy, birthTimeFold ?? null, birthPlace, timezone]
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
const isDate = (text: string | null | undefined) => !Number.isNaN(Date.parse(text ?? ''))
const isSame = (one: unknown, other: unknown) => sorted(one) === sorted(other)

/** As JSON, whatever the order of its keys. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    isRow(each) ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1))) : each,
  )
}
