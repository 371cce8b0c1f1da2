import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { momentOf, withZone } from '../birth-draft.ts'
import { timeZonesQuery } from '../queries.ts'
import type { BirthDetailsForm } from '../hooks/use-birth-details.ts'
import { searchZones, zoneLabel } from '../zone-search.ts'

/** Any IANA zone, found by typing; the common ones come first. */
export function TimeZoneSelect({ form, disabled }: { form: BirthDetailsForm; disabled: boolean }) {
  const copy = form.copy.zone
  const zones = useQuery(timeZonesQuery).data ?? []
  const [typed, setTyped] = useState<string | null>(null)
  const { timezone, isZoneDetected, place } = form.draft
  const zoneOfPlace = place.kind === 'typed' ? undefined : place.zone

  return (
    <div className="flex flex-col gap-2">
      <Field
        label={copy.label}
        hint={<span role="status">{isZoneDetected ? copy.detected : copy.changeable}</span>}
        error={form.errors.timezone && copy.errors[form.errors.timezone]}
        isRequired
      >
        <div className="relative">
          <Combobox
            text={typed ?? zoneLabel(zones, timezone, momentOf(form.draft) ? 'another' : 'today')}
            onTextChange={setTyped}
            options={searchZones(zones, typed ?? '')}
            onSelect={(zone) => {
              form.setDraft((draft) => withZone(draft, zone.value))
              setTyped(null)
            }}
            getKey={(zone) => zone.value}
            renderOption={(zone) => (
              <span className="flex items-baseline justify-between gap-4">
                <span className="text-ink">{zone.label}</span>
                <span className="text-xs text-ink-3 tabular-nums">{zone.offset}</span>
              </span>
            )}
            canOpen
            className="pr-10"
            status={copy.none}
            countLabel={copy.found}
            placeholder={copy.placeholder}
            disabled={disabled}
            onFocus={(event) => event.target.select()}
            // what was typed but not chosen is given up
            onBlur={() => setTyped(null)}
          />
          <ChevronDown
            aria-hidden="true"
            size={18}
            className="pointer-events-none absolute top-3.25 right-3.5 text-ink-3"
          />
        </div>
      </Field>
      <p role="status" className="flex flex-wrap items-center gap-3 text-sm text-ink-2 empty:hidden">
        {zoneOfPlace !== undefined && zoneOfPlace !== timezone && (
          <>
            {copy.elsewhere(place.text.replace(/,.*/, ''), zoneOfPlace)}
            <button
              type="button"
              className="link min-h-11"
              disabled={disabled}
              onClick={() => form.setDraft((draft) => withZone(draft, zoneOfPlace))}
            >
              {copy.takePlaces}
            </button>
          </>
        )}
      </p>
    </div>
  )
}
