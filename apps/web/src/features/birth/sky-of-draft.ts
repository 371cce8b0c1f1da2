import { DEFAULT_BIRTH_TIME, readBirthTime } from './birth-time.ts'
import { readBirthDate } from './birth-date.ts'
import { accuracyOf, foldOf } from './birth-draft.ts'
import type { BirthDraft } from './birth-draft.ts'

/** What the sky of a moment is asked by. */
export interface SkyOfMoment {
  birthDate: string
  birthTime: string
  time_accuracy: 'exact' | 'approximate' | 'unknown'
  latitude: number
  longitude: number
  timezone: string
  fold: 0 | 1 | null
}

/**
 * As much of the sky as the form tells so far: a date alone has its planets, and with the time and the place
 * come horizon and houses. Null without a date.
 */
export function skyOf(draft: BirthDraft, latest: string): SkyOfMoment | null {
  const date = readBirthDate(draft.date, latest)
  if (date.kind !== 'date') return null
  const { place, timezone } = draft
  const accuracy = place.kind === 'typed' ? 'unknown' : (accuracyOf(draft) ?? 'unknown')
  return {
    birthDate: date.date,
    birthTime: accuracy === 'unknown' ? DEFAULT_BIRTH_TIME : readBirthTime(draft.time),
    time_accuracy: accuracy,
    latitude: place.kind === 'typed' ? 0 : place.latitude,
    longitude: place.kind === 'typed' ? 0 : place.longitude,
    timezone: timezone || 'UTC',
    fold: foldOf(draft),
  }
}
