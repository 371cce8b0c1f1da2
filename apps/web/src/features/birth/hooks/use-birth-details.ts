import { isPlaceSearchable } from '@astrarium/contracts'
import type { BirthDetails, Place } from '@astrarium/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { afterPress } from '../../../lib/after-press.ts'
import { browserTimeZone } from '../../../lib/format.ts'
import { BIRTH_DATE_LENGTH, latestDateOnEarth, readBirthDate } from '../birth-date.ts'
import {
  type BirthDraft,
  type BirthErrors,
  type Clocks,
  momentOf,
  newBirthDraft,
  readBirthDraft,
  withPlace,
} from '../birth-draft.ts'
import { clocksQuery, placesQuery, zoneAtQuery } from '../queries.ts'

export type { BirthErrors } from '../birth-draft.ts'

/** Pause before the lookup at submit. */
const SUBMIT_LOOKUP_MS = 100

interface BirthDetailsOptions {
  /** what the form begins with */
  known?: Partial<BirthDetails> | null
  /** the form as it stood before a reload, in place of `known` */
  kept?: BirthDraft | null
  onChange?: (draft: BirthDraft) => void
  onRefused?: (errors: BirthErrors) => void
}

export type BirthDetailsForm = ReturnType<typeof useBirthDetails>

/**
 * The state of a form for birth details, for the wizard's step 2 and the profile's dialog alike:
 *
 *     const birth = useBirthDetails({ known: profile.birth })
 * <form onSubmit={async (event) => { event.preventDefault(); const details = await birth.submit(); if
 * (details) save(details) }}>
 *       <BirthDetailsFields form={birth} disabled={isSaving} />
 *       <Button type="submit" disabled={!birth.isFilled}>…
 *
 * `submit` answers null when something is missing or wrong: it then stands in `errors` and on the screen, and
 * `onRefused` hears of it. A place that was typed but not chosen becomes the first search result when its
 * field is left, or at the latest here; `assumedPlace` names it as long as it stands (the fields show it with
 * a way to change it), and `isPlaceAssumed` goes with the details, so that what comes after the form names it
 * too. `kept` and `onChange` carry the form over a reload.
 */
export function useBirthDetails({ known, kept, onChange, onRefused }: BirthDetailsOptions) {
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => kept ?? newBirthDraft(browserTimeZone(), known))
  const [hasTried, setHasTried] = useState(false)
  const [isDateLeft, setIsDateLeft] = useState(false)
  const [isPlaceLeft, setIsPlaceLeft] = useState(false)
  const [lookup, setLookup] = useState<{ text: string; error: NonNullable<BirthErrors['place']> } | null>(
    null,
  )
  const latest = latestDateOnEarth()

  useEffect(() => onChange?.(draft), [draft, onChange])

  const moment = momentOf(draft)
  const clocks = useQuery({ ...clocksQuery(moment ?? NO_MOMENT), enabled: moment !== null })
  const clocksKnown: Clocks | 'failed' | null =
    moment === null ? null : clocks.isError ? 'failed' : (clocks.data ?? null)

  return {
    draft,
    setDraft,
    errors: shownErrors(),
    clocks: clocksKnown,
    isCheckingClocks: moment !== null && clocks.isFetching && !clocks.data,
    retryClocks: () => void clocks.refetch(),
    leaveDate: () => afterPress(() => setIsDateLeft(true)),
    leavePlace: () => afterPress(() => void settlePlace()),
    /** date, place and zone are there; whether they hold is for `submit` to say */
    isFilled:
      readBirthDate(draft.date, latest).kind === 'date' &&
      draft.place.text.trim() !== '' &&
      draft.timezone !== '',
    assumedPlace: draft.place.kind === 'assumed' ? draft.place.text : null,
    takePlace,
    submit,
  }

  /**
   * The field was left: what was typed and not chosen is looked up now, so that it is named before anything
   * is sent.
   */
  async function settlePlace() {
    setIsPlaceLeft(true)
    const { place } = draft
    if (place.kind !== 'typed' || !place.text.trim()) return
    const found = await firstPlace(place.text)
    if (found === 'failed') return
    if (typeof found === 'string') setLookup({ text: place.text, error: found })
    else await takePlace(found, 'assumed', place)
  }

  async function submit(): Promise<{ details: BirthDetails; isPlaceAssumed: boolean } | null> {
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
    if (reading.kind === 'details')
      return { details: reading.details, isPlaceAssumed: sent.place.kind === 'assumed' }
    onRefused?.(placeError ? { ...reading.errors, place: placeError } : reading.errors)
    return null
  }

  /**
   * Puts a search result into the form, with the zone of its coordinates where it brings none; `instead` of
   * what still stands there.
   */
  async function takePlace(
    place: Place,
    kind: 'chosen' | 'assumed',
    instead?: BirthDraft['place'],
  ): Promise<BirthDraft> {
    const timezone =
      place.timezone ||
      (await queryClient.query(zoneAtQuery(place.latitude, place.longitude)).then(
        (zone) => zone.timezone,
        () => '',
      ))
    const whole = { ...place, timezone }
    setDraft((current) => (instead && current.place !== instead ? current : withPlace(current, whole, kind)))
    return withPlace(draft, whole, kind)
  }

  async function firstPlace(text: string): Promise<Place | 'too_short' | 'not_found' | 'failed'> {
    if (!isPlaceSearchable(text)) return 'too_short'
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
    const { date, place, timezone, accuracy, clocks: ofClocks } = reading.errors
    const shown: BirthErrors = {}
    const isFull =
      date && date.kind !== 'empty' && draft.date[date.part].length === BIRTH_DATE_LENGTH[date.part]
    if (date && (hasTried || isDateLeft || isFull)) shown.date = date
    if (lookup && lookup.text === draft.place.text && draft.place.kind === 'typed') shown.place = lookup.error
    else if ((hasTried || isPlaceLeft) && place === 'empty') shown.place = place
    if (timezone && hasTried) shown.timezone = timezone
    if (accuracy && hasTried) shown.accuracy = accuracy
    if (ofClocks && (hasTried || ofClocks !== 'repeated')) shown.clocks = ofClocks
    return shown
  }
}

const NO_MOMENT = { timezone: '', birthDate: '', birthTime: '' }
