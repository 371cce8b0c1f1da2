import { isPlaceSearchable } from '@astrarium/contracts'
import type { Place } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { withPlaceText } from '../birth-draft.ts'
import { placesQuery } from '../queries.ts'
import type { BirthDetailsForm } from '../hooks/use-birth-details.ts'
import { useDebounced } from '../../../lib/hooks/use-debounced.ts'

/** City and country, where the name above does not say them. */
function unsaidOf({ formatted, city, country }: Place): string {
  return [city, country].filter((part) => part && !formatted.includes(part)).join(', ')
}

const TYPING_PAUSE_MS = 500

/**
 * Type a few letters and choose; what was taken without choosing is named, with a way to change
 * it.
 */
export function PlaceInput({ form, disabled }: { form: BirthDetailsForm; disabled: boolean }) {
  const copy = form.copy.place
  const input = useRef<HTMLDivElement>(null)
  const { place } = form.draft
  const text = place.text
  const canSearch = place.kind === 'typed' && isPlaceSearchable(text)
  const sought = useDebounced(text, TYPING_PAUSE_MS)
  const isSettled = sought === text
  const places = useQuery({ ...placesQuery(sought), enabled: canSearch && isSettled })
  const found = canSearch && isSettled ? places.data : undefined

  function change() {
    form.setDraft((draft) => withPlaceText(draft, ''))
    input.current?.querySelector('input')?.focus()
  }

  return (
    <div ref={input} className="flex flex-col gap-1.5">
      <Field label={copy.label} error={form.errors.place && copy.errors[form.errors.place]} isRequired>
        <Combobox
          text={text}
          onTextChange={(typed) => form.setDraft((draft) => withPlaceText(draft, typed))}
          options={found ?? []}
          onSelect={(chosen) => void form.takePlace(chosen, 'chosen')}
          getKey={(option) => `${option.formatted} ${option.latitude} ${option.longitude}`}
          renderOption={(option) => (
            <>
              <span className="text-ink">{option.formatted}</span>
              <span className="text-xs text-ink-3 empty:hidden">{unsaidOf(option)}</span>
            </>
          )}
          canOpen={canSearch}
          status={
            places.isError && isSettled
              ? copy.errors.failed
              : found?.length === 0
                ? copy.none
                : copy.searching
          }
          countLabel={copy.found}
          placeholder={copy.placeholder}
          disabled={disabled}
          onBlur={form.leavePlace}
        />
      </Field>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {form.assumedPlace && (
          <>
            {copy.assumedBefore}
            <strong className="font-medium text-ink">{form.assumedPlace}</strong>.{' '}
            <button type="button" className="link min-h-6" onClick={change} disabled={disabled}>
              {copy.change}
            </button>
          </>
        )}
      </p>
    </div>
  )
}
