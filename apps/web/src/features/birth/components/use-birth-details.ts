import type { BirthDetails, Place } from '@astrarium/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { afterPress } from '../../../lib/after-press.ts'
import { browserTimeZone } from '../../../lib/format.ts'
import { BIRTH_DATE_LENGTH, latestDateOnEarth, readBirthDate } from '../birth-date.ts'
import { type BirthDraft, type BirthErrors, type Clocks, momentOf, newBirthDraft, readBirthDraft, withPlace } from '../birth-draft.ts'
import { clocksQuery, placesQuery, zoneAtQuery } from '../queries.ts'

export type { BirthErrors } from '../birth-draft.ts'

/** Searching starts above so many characters. */
export const PLACE_MIN = 2
/** Pause before the lookup at submit. */
const SUBMIT_LOOKUP_MS = 100

export type BirthDetailsForm = ReturnType<typeof useBirthDetails>

/**
 * The state of a form for birth details, for the wizard's step 2 and the profile's dialog alike:
 *
 *     const birth = useBirthDetails(profile.birth)
 *     <form onSubmit={async (event) => { event.preventDefault(); const details = await birth.submit(); if (details) save(details) }}>
 *       <BirthDetailsFields form={birth} disabled={isSaving} />
 *       <Button type="submit" disabled={!birth.isFilled}>…
 *
 * `submit` answers null when something is missing or wrong: it then stands in `errors` and on the screen, and `onRefused`
 * hears of it. A place that was typed but not chosen becomes the first search result; `assumedPlace` names it as long as
 * it stands (the fields show it with a way to change it; a page that comes after the form should name it too).
 */
export function useBirthDetails(initial?: Partial<BirthDetails> | null, onRefused?: (errors: BirthErrors) => void) {
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => newBirthDraft(browserTimeZone(), initial))
  const [hasTried, setHasTried] = useState(false)
  const [isDateLeft, setIsDateLeft] = useState(false)
  const [isPlaceLeft, setIsPlaceLeft] = useState(false)
  const [lookup, setLookup] = useState<{ text: string; error: NonNullable<BirthErrors['place']> } | null>(null)
  const latest = latestDateOnEarth()

  const moment = momentOf(draft)
  const clocks = useQuery({ ...clocksQuery(moment ?? NO_MOMENT), enabled: moment !== null })
  const clocksKnown: Clocks | 'failed' | null = moment === null ? null : clocks.isError ? 'failed' : (clocks.data ?? null)

  return {
    draft,
    setDraft,
    errors: shownErrors(),
    clocks: clocksKnown,
    isCheckingClocks: moment !== null && clocks.isFetching && !clocks.data,
    retryClocks: () => void clocks.refetch(),
    leaveDate: () => afterPress(() => setIsDateLeft(true)),
    leavePlace: () => afterPress(() => setIsPlaceLeft(true)),
    /** date, place and zone are there; whether they hold is for `submit` to say */
    isFilled: readBirthDate(draft.date, latest).kind === 'date' && draft.place.text.trim() !== '' && draft.timezone !== '',
    assumedPlace: draft.place.kind === 'assumed' ? draft.place.text : null,
    takePlace,
    submit,
  }

  async function submit(): Promise<BirthDetails | null> {
    setHasTried(true)
    setLookup(null)
    let sent = draft
    let placeError: BirthErrors['place']
    if (draft.place.kind === 'typed' && draft.place.text.trim()) {
      const found = await firstPlace(draft.place.text)
      if (typeof found === 'string') {
        placeError = found
        setLookup({ text: draft.place.text, error: found })
      } else sent = await takePlace(found, 'assumed')
    }
    const asked = momentOf(sent)
    const said = asked && (await queryClient.query(clocksQuery(asked)).catch(() => 'failed' as const))
    const reading = readBirthDraft(sent, latest, said)
    if (reading.kind === 'details') return reading.details
    onRefused?.(placeError ? { ...reading.errors, place: placeError } : reading.errors)
    return null
  }

  /** Puts a search result into the form, with the zone of its coordinates where it brings none. */
  async function takePlace(place: Place, kind: 'chosen' | 'assumed'): Promise<BirthDraft> {
    const timezone =
      place.timezone ||
      (await queryClient.query(zoneAtQuery(place.latitude, place.longitude)).then(
        (zone) => zone.timezone,
        () => '',
      ))
    const whole = { ...place, timezone }
    setDraft((current) => withPlace(current, whole, kind))
    return withPlace(draft, whole, kind)
  }

  async function firstPlace(text: string): Promise<Place | 'too_short' | 'not_found' | 'failed'> {
    if (text.trim().length <= PLACE_MIN) return 'too_short'
    await new Promise((resolve) => setTimeout(resolve, SUBMIT_LOOKUP_MS))
    try {
      const [first] = await queryClient.query(placesQuery(text))
      return first ?? 'not_found'
    } catch {
      return 'failed'
    }
  }

  /** Mistakes are shown once a part is full, everything else once its field was left or sending was tried. */
  function shownErrors(): BirthErrors {
    const reading = readBirthDraft(draft, latest, clocksKnown)
    if (reading.kind === 'details') return {}
    const { date, place, timezone, clocks: ofClocks } = reading.errors
    const shown: BirthErrors = {}
    const isFull = date && date.kind !== 'empty' && draft.date[date.part].length === BIRTH_DATE_LENGTH[date.part]
    if (date && (hasTried || isDateLeft || isFull)) shown.date = date
    if (lookup && lookup.text === draft.place.text && draft.place.kind === 'typed') shown.place = lookup.error
    else if ((hasTried || isPlaceLeft) && place === 'empty') shown.place = place
    if (timezone && hasTried) shown.timezone = timezone
    if (ofClocks && (hasTried || ofClocks !== 'repeated')) shown.clocks = ofClocks
    return shown
  }
}

const NO_MOMENT = { timezone: '', birthDate: '', birthTime: '' }
