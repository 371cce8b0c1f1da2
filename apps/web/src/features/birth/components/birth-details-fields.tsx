import { Notice } from '../../../ui/notice.tsx'
import { words } from '../../../words/index.ts'
import type { BirthDetailsForm } from '../hooks/use-birth-details.ts'
import { BirthDateInput } from './birth-date-input.tsx'
import { BirthTimeInput } from './birth-time-input.tsx'
import { OffsetLine } from './offset-line.tsx'
import { PlaceInput } from './place-input.tsx'
import { TimeZoneSelect } from './time-zone-select.tsx'

/** Date, time, place, zone, and what the clocks said then. See `useBirthDetails` for the way to use it. */
export function BirthDetailsFields({
  form,
  disabled = false,
}: {
  form: BirthDetailsForm
  disabled?: boolean
}) {
  return (
    <div className="flex flex-col gap-5">
      <BirthDateInput
        copy={form.copy.date}
        date={form.draft.date}
        error={form.errors.date}
        disabled={disabled}
        onType={(date) => form.setDraft((draft) => ({ ...draft, date }))}
        onLeave={form.leaveDate}
      />
      {form.isTooYoung && (
        <div role="alert">
          <Notice title={words.birth.tooYoung}>{words.errors.too_young}</Notice>
        </div>
      )}
      <BirthTimeInput form={form} disabled={disabled} />
      <PlaceInput form={form} disabled={disabled} />
      <TimeZoneSelect form={form} disabled={disabled} />
      <OffsetLine form={form} disabled={disabled} />
    </div>
  )
}
