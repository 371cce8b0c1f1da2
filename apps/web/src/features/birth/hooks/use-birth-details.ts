import { isPlaceName } from '@astrarium/contracts'
import type { BirthDetails, Place } from '@astrarium/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { afterPress } from '../../../lib/after-press.ts'
import { codeOf } from '../../../lib/error-copy.ts'
import { browserTimeZone } from '../../../lib/home-zone.ts'
import { useForm, useFormState, useFormValues } from '../../../ui/form/use-form.ts'
import { words } from '../../../words/index.ts'
import { BIRTH_DATE_LENGTH, latestDateOnEarth, NO_BIRTH_DATE, readBirthDate } from '../birth-date.ts'
import {
  type BirthDraft,
  type BirthErrors,
  type Clocks,
  momentOf,
  newBirthDraft,
  readBirthDraft,
  withPlace,
} from '../birth-draft.ts'
import { readStoredBirthDraft } from '../stored-birth-draft.ts'
import { clocksQuery, placesQuery, zoneAtQuery } from '../queries.ts'
import { skyOf } from '../sky-of-draft.ts'

export type { BirthErrors } from '../birth-draft.ts'

/** Pause before the lookup at submit. */
const SUBMIT_LOOKUP_MS = 100

/** What the form gives when it holds: the place of an `assumed` one is to be named once more. */
export interface FilledBirthDetails {
  details: BirthDetails
  isPlaceAssumed: boolean
}

interface BirthDetailsOptions {
  /** words about oneself, unless it is somebody else's birth */
  copy?: typeof words.birth
  /** what the form begins with */
  known?: Partial<BirthDetails> | null
  /** the form as `onChange` told of it before a reload, in place of `known` */
  kept?: unknown
  onChange?: (draft: BirthDraft) => void
  onFilled: (filled: FilledBirthDetails) => unknown
  onRefused?: (errors: BirthErrors) => void
}

export type BirthDetailsForm = ReturnType<typeof useBirthDetails>

/**
 * The form for birth details, for the wizard's step 2, the profile's dialog and people of the Circle alike:
 *
 *     const birth = useBirthDetails({ known: profile.birth, onFilled: ({ details }) => save(details) })
 *     <Form form={birth.form}>
 *       <BirthDetailsFields form={birth} disabled={isSaving} />
 *       <SubmitButton form={birth.form} isFilled={birth.isFilled}>…
 *
 * What is missing or wrong when it is sent stands in `errors` and on the screen, and `onRefused` hears of it.
 * A place that was typed but not chosen becomes the first search result when its field is left, or at the
 * latest on sending; `assumedPlace` names it as long as it stands, with a way to change it.
 */
export function useBirthDetails({
  copy = words.birth,
  known,
  kept,
  onChange,
  onFilled,
  onRefused,
}: BirthDetailsOptions) {
  const queryClient = useQueryClient()
  /** a date that the server has sent away for the age it gives: it stays on the screen alone */
  const [tooYoung, setTooYoung] = useState<string | null>(null)
  const form = useForm<BirthDraft>({
    values: readStoredBirthDraft(kept) ?? newBirthDraft(known),
    onChange: (draft) => tell(draft, tooYoung),
    submit: async (draft) => {
      const filled = await settle(draft)
      if (!filled) return 'refused'
      try {
        return await onFilled(filled)
      } catch (error) {
        if (codeOf(error) === 'too_young') {
          setTooYoung(filled.details.birthDate)
          tell(draft, filled.details.birthDate)
        }
        throw error
      }
    },
  })
  const draft = useFormValues(form)
  const { isTried, isSubmitting } = useFormState(form)
  const [isDateLeft, setIsDateLeft] = useState(false)
  const [isPlaceLeft, setIsPlaceLeft] = useState(false)
  const [lookup, setLookup] = useState<{ text: string; error: NonNullable<BirthErrors['place']> } | null>(
    null,
  )
  const latest = latestDateOnEarth()

  const moment = momentOf(draft)
  const clocks = useQuery({ ...clocksQuery(moment ?? NO_MOMENT), enabled: moment !== null })
  const clocksKnown: Clocks | 'failed' | null =
    moment === null ? null : clocks.isError ? 'failed' : (clocks.data ?? null)

  return {
    copy,
    form,
    draft,
    setDraft: form.update,
    errors: shownErrors(),
    clocks: clocksKnown,
    isCheckingClocks: moment !== null && clocks.isFetching && !clocks.data,
    isSubmitting,
    retryClocks: () => void clocks.refetch(),
    leaveDate: () => afterPress(() => setIsDateLeft(true)),
    leavePlace: () => afterPress(() => void settlePlace()),
    /** date, place and its zone are there; whether they hold is seen on sending, which finds a typed place */
    isFilled:
      readBirthDate(draft.date, latest).kind === 'date' &&
      draft.place.text.trim() !== '' &&
      (draft.place.kind === 'typed' || draft.timezone !== ''),
    assumedPlace: draft.place.kind === 'assumed' ? draft.place.text : null,
    isTooYoung: isDate(draft, tooYoung),
    /** as much of its sky as is told so far */
    sky: skyOf(draft, latest),
    takePlace,
  }

  function isDate({ date }: BirthDraft, wanted: string | null): boolean {
    const reading = readBirthDate(date, latestDateOnEarth())
    return reading.kind === 'date' && reading.date === wanted
  }

  function tell(draft: BirthDraft, refused: string | null) {
    onChange?.(isDate(draft, refused) ? { ...draft, date: NO_BIRTH_DATE } : draft)
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

  async function settle(draft: BirthDraft): Promise<FilledBirthDetails | null> {
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
    const reading = readBirthDraft(sent, latest, said, Date.now())
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
    form.update((current) =>
      instead && current.place !== instead ? current : withPlace(current, whole, kind, browserTimeZone()),
    )
    return withPlace(draft, whole, kind, browserTimeZone())
  }

  async function firstPlace(text: string): Promise<Place | 'too_short' | 'not_found' | 'failed'> {
    if (!isPlaceName(text)) return 'too_short'
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
    const reading = readBirthDraft(draft, latest, clocksKnown, Date.now())
    if (reading.kind === 'details') return {}
    const { date, place, timezone, accuracy, clocks: ofClocks } = reading.errors
    const shown: BirthErrors = {}
    const isFull =
      date && date.kind !== 'empty' && draft.date[date.part].length === BIRTH_DATE_LENGTH[date.part]
    if (date && (isTried || isDateLeft || isFull)) shown.date = date
    if (lookup && lookup.text === draft.place.text && draft.place.kind === 'typed') shown.place = lookup.error
    else if ((isTried || isPlaceLeft) && place === 'empty') shown.place = place
    if (timezone && isTried) shown.timezone = timezone
    if (accuracy && isTried) shown.accuracy = accuracy
    if (ofClocks && (isTried || ofClocks !== 'repeated')) shown.clocks = ofClocks
    return shown
  }
}

const NO_MOMENT = { timezone: '', birthDate: '', birthTime: '' }
