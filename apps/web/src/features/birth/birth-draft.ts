import type { BirthDetails, BirthTimeAccuracy, Place } from '@astrarium/contracts'
import {
  type BirthDateFields,
  type BirthDatePart,
  birthDateFields,
  NO_BIRTH_DATE,
  readBirthDate,
} from './birth-date.ts'
import { type BirthTimeFields, birthTimeFields, DEFAULT_BIRTH_TIME, readBirthTime } from './birth-time.ts'

/**
 * typed: nothing chosen yet · chosen: by the person · assumed: the first result, taken because nothing was
 * chosen
 */
export type BirthPlace =
  | { kind: 'typed'; text: string }
  | {
      kind: 'chosen' | 'assumed'
      text: string
      latitude: number
      longitude: number
      /** of the place, as far as it is known; another may be chosen by hand */
      zone?: string | undefined
    }

/** What the clocks said, as `resolveBirthTime` answers. */
export interface Clocks {
  kind: 'unique' | 'repeated' | 'skipped'
  offsets: { seconds: number; label: string; isSummerTime: boolean }[]
}

/**
 * The form as it stands. Everything here is as typed or chosen; `readBirthDraft` says whether it makes a
 * birth.
 */
export interface BirthDraft {
  date: BirthDateFields
  time: BirthTimeFields
  /** null until the person says it: none is preselected, see `accuracyOf` */
  accuracy: BirthTimeAccuracy | null
  /** with `approximate` */
  minutes: number
  place: BirthPlace
  /** empty until there is a place, or one was chosen by hand */
  timezone: string
  isZoneDetected: boolean
  /** which of a repeated hour, and for which moment it was chosen: another date, time or zone asks again */
  fold: { moment: string; value: 0 | 1 } | null
}

export interface BirthErrors {
  date?: {
    kind: 'empty' | 'day' | 'month' | 'year' | 'no_such_day' | 'not_yet' | 'incomplete'
    part: BirthDatePart
  }
  place?: 'empty' | 'too_short' | 'not_found' | 'missing' | 'failed'
  timezone?: 'empty'
  accuracy?: 'empty'
  clocks?: 'repeated' | 'skipped' | 'ahead' | 'failed'
}

export type BirthDraftReading =
  | { kind: 'details'; details: BirthDetails }
  | { kind: 'errors'; errors: BirthErrors }

/** An empty form, or one filled with what is known. */
export function newBirthDraft(known?: Partial<BirthDetails> | null): BirthDraft {
  const hasPlace =
    known?.birthPlace && known.birthLatitude !== undefined && known.birthLongitude !== undefined
  const draft: BirthDraft = {
    date: known?.birthDate ? birthDateFields(known.birthDate) : NO_BIRTH_DATE,
    time: birthTimeFields(known?.birthTime ?? DEFAULT_BIRTH_TIME),
    accuracy: known?.birthTimeAccuracy ?? null,
    minutes: known?.birthTimeMinutes ?? 30,
    place: hasPlace
      ? {
          kind: 'chosen',
          text: known.birthPlace!,
          latitude: known.birthLatitude!,
          longitude: known.birthLongitude!,
        }
      : { kind: 'typed', text: known?.birthPlace ?? '' },
    timezone: known?.timezone ?? '',
    isZoneDetected: false,
    fold: null,
  }
  const moment = momentOf(draft)
  return known?.birthTimeFold != null && moment
    ? { ...draft, fold: { moment: moment.key, value: known.birthTimeFold } }
    : draft
}

/**
 * Takes a search result: place, coordinates, and its zone; where that is not known, the browser's, unless one
 * was chosen.
 */
export function withPlace(
  draft: BirthDraft,
  place: Place,
  kind: 'chosen' | 'assumed',
  browserZone: string,
): BirthDraft {
  const taken: BirthPlace = {
    kind,
    text: place.formatted,
    latitude: place.latitude,
    longitude: place.longitude,
    ...(place.timezone && { zone: place.timezone }),
  }
  if (!place.timezone) return { ...draft, place: taken, timezone: draft.timezone || browserZone }
  return { ...draft, place: taken, timezone: place.timezone, isZoneDetected: true }
}

/** Typing again gives up the coordinates of what was chosen, and the zone that came with them. */
export function withPlaceText(draft: BirthDraft, text: string): BirthDraft {
  return text === draft.place.text
    ? draft
    : {
        ...draft,
        place: { kind: 'typed', text },
        timezone: draft.isZoneDetected ? '' : draft.timezone,
        isZoneDetected: false,
      }
}

export function withZone(draft: BirthDraft, timezone: string): BirthDraft {
  return { ...draft, timezone, isZoneDetected: false }
}

export function withFold(draft: BirthDraft, value: 0 | 1): BirthDraft {
  const moment = momentOf(draft)
  return moment ? { ...draft, fold: { moment: moment.key, value } } : draft
}

/** Which of the two was chosen for the moment that stands in the form now; null when that is still open. */
export function foldOf(draft: BirthDraft): 0 | 1 | null {
  const moment = momentOf(draft)
  return moment && draft.fold?.moment === moment.key ? draft.fold.value : null
}

/**
 * How well the time is known, as far as the person said it: 12:00 that was left standing is unknown, and a
 * time that was typed is null until they say what it is worth.
 */
export function accuracyOf({ accuracy, time }: BirthDraft): BirthTimeAccuracy | null {
  return accuracy ?? (readBirthTime(time) === DEFAULT_BIRTH_TIME ? 'unknown' : null)
}

/** The local moment whose clocks matter; null while it is incomplete, or when the time is unknown. */
export function momentOf(
  draft: BirthDraft,
): { timezone: string; birthDate: string; birthTime: string; key: string } | null {
  // the year's bound does not matter here, only that the day exists
  const date = readBirthDate(draft.date, '9999-12-31')
  if (date.kind !== 'date' || !draft.timezone || accuracyOf(draft) === 'unknown') return null
  const birthTime = readBirthTime(draft.time)
  return {
    timezone: draft.timezone,
    birthDate: date.date,
    birthTime,
    key: `${draft.timezone} ${date.date} ${birthTime}`,
  }
}

/** Milliseconds since 1970, by what the clocks said. */
function instantOf(draft: BirthDraft, { offsets }: Clocks): number {
  const moment = momentOf(draft)
  const seconds = offsets[foldOf(draft) ?? 0]?.seconds
  return moment && seconds !== undefined
    ? Date.parse(`${moment.birthDate}T${moment.birthTime}Z`) - seconds * 1000
    : -Infinity
}

/**
 * The birth that the form describes, or what is wrong with it. `clocks` is null for an unknown time (nothing
 * to ask) and 'failed' when they could not be looked up. `now` in milliseconds since 1970: an exact time lies
 * before it.
 */
export function readBirthDraft(
  draft: BirthDraft,
  latest: string,
  clocks: Clocks | 'failed' | null,
  now: number,
): BirthDraftReading {
  const errors: BirthErrors = {}
  const date = readBirthDate(draft.date, latest)
  if (date.kind === 'empty') errors.date = { kind: 'empty', part: 'day' }
  else if (date.kind !== 'date') errors.date = date
  if (draft.place.kind === 'typed') errors.place = draft.place.text.trim() ? 'missing' : 'empty'
  // while there is no place its zone is not missed: it comes with it
  if (!draft.timezone && draft.place.kind !== 'typed') errors.timezone = 'empty'
  const accuracy = accuracyOf(draft)
  if (accuracy === null) errors.accuracy = 'empty'
  if (clocks === 'failed') errors.clocks = 'failed'
  else if (clocks?.kind === 'skipped') errors.clocks = 'skipped'
  else if (clocks?.kind === 'repeated' && foldOf(draft) === null) errors.clocks = 'repeated'
  else if (clocks && accuracy === 'exact' && instantOf(draft, clocks) > now) errors.clocks = 'ahead'
  if (
    Object.keys(errors).length > 0 ||
    date.kind !== 'date' ||
    accuracy === null ||
    draft.place.kind === 'typed'
  )
    return { kind: 'errors', errors }
  return {
    kind: 'details',
    details: {
      birthDate: date.date,
      birthTime: accuracy === 'unknown' ? DEFAULT_BIRTH_TIME : readBirthTime(draft.time),
      birthTimeAccuracy: accuracy,
      birthTimeMinutes: accuracy === 'approximate' ? draft.minutes : null,
      birthTimeFold: clocks !== 'failed' && clocks?.kind === 'repeated' ? foldOf(draft) : null,
      birthPlace: draft.place.text,
      birthLatitude: draft.place.latitude,
      birthLongitude: draft.place.longitude,
      timezone: draft.timezone,
    },
  }
}
