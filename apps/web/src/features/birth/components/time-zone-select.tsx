import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { words } from '../../../words/index.ts'
import { withZone } from '../birth-draft.ts'
import { timeZonesQuery } from '../queries.ts'
import type { BirthDetailsForm } from '../hooks/use-birth-details.ts'
import { searchZones, zoneLabel } from '../zone-search.ts'

/** Any IANA zone, found by typing; the common ones come first. */
export function TimeZoneSelect({ form, disabled }: { form: BirthDetailsForm; disabled: boolean }) {
  const copy = words.birth.zone
  const zones = useQuery(timeZonesQuery).data ?? []
  const [typed, setTyped] = useState<string | null>(null)
  const { timezone, isZoneDetected } = form.draft

  return (
    <Field
      label={copy.label}
      hint={<span role="status">{isZoneDetected ? copy.detected : copy.changeable}</span>}
      error={form.errors.timezone && copy.errors[form.errors.timezone]}
      isRequired
    >
      <Combobox
        text={typed ?? zoneLabel(zones, timezone)}
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
        status={copy.none}
        countLabel={copy.found}
        placeholder={copy.placeholder}
        disabled={disabled}
        onFocus={(event) => event.target.select()}
        // what was typed but not chosen is given up
        onBlur={() => setTyped(null)}
      />
    </Field>
  )
}
