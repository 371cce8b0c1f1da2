import { Field } from '../../../ui/form/field.tsx'
import { latestDateOnEarth, readBirthDate } from '../birth-date.ts'
import { withZone } from '../birth-draft.ts'
import type { BirthDetailsForm } from '../hooks/use-birth-details.ts'
import { ZoneCombobox } from './zone-combobox.tsx'

/** The zone of the birth: that of the place, which it waits for, unless another is chosen. */
export function TimeZoneSelect({ form, disabled }: { form: BirthDetailsForm; disabled: boolean }) {
  const copy = form.copy.zone
  const { timezone, isZoneDetected, place } = form.draft
  const hasDate = readBirthDate(form.draft.date, latestDateOnEarth()).kind === 'date'
  const zoneOfPlace = place.kind === 'typed' ? undefined : place.zone

  return (
    <div className="flex flex-col gap-2">
      <Field
        label={copy.label}
        hint={
          <span role="status">
            {timezone === '' ? copy.comes : isZoneDetected ? copy.detected : copy.changeable}
          </span>
        }
        error={form.errors.timezone && copy.errors[form.errors.timezone]}
        isRequired
      >
        <ZoneCombobox
          zone={timezone}
          day={hasDate ? 'another' : 'today'}
          disabled={disabled}
          onChoose={(zone) => form.setDraft((draft) => withZone(draft, zone))}
        />
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
