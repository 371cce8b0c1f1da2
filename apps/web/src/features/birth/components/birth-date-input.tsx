import { useId } from 'react'
import { Field } from '../../../ui/form/field.tsx'
import { formatLocalDate } from '../../../lib/format.ts'
import { TextInput } from '../../../ui/form/text-input.tsx'
import {
  BIRTH_DATE_LENGTH,
  type BirthDateFields,
  type BirthDatePart,
  latestDateOnEarth,
  onlyDigits,
  readBirthDate,
} from '../birth-date.ts'
import type { BirthErrors } from '../birth-draft.ts'
import type { words } from '../../../words/index.ts'

const PARTS = [
  { part: 'day', hint: 'dayHint', autoComplete: 'bday-day' },
  { part: 'month', hint: 'monthHint', autoComplete: 'bday-month' },
  { part: 'year', hint: 'yearHint', autoComplete: 'bday-year' },
] as const

/** Day, month and year in three fields, and below them the date they make. */
export function BirthDateInput({
  copy,
  date,
  error,
  disabled,
  onType,
  onLeave,
}: {
  copy: typeof words.birth.date
  date: BirthDateFields
  error: BirthErrors['date']
  disabled: boolean
  onType: (date: BirthDateFields) => void
  /** the focus has left all three */
  onLeave: () => void
}) {
  const id = useId()
  const latest = latestDateOnEarth()
  const reading = readBirthDate(date, latest)

  function type(part: BirthDatePart, typed: string) {
    onType({ ...date, [part]: onlyDigits(typed, BIRTH_DATE_LENGTH[part]) })
  }

  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium text-ink">{copy.legend}</legend>
      <div className="grid grid-cols-[1fr_1fr_1.5fr] gap-3">
        {PARTS.map(({ part, hint, autoComplete }) => (
          <Field key={part} label={copy[part]} isRequired>
            <TextInput
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={BIRTH_DATE_LENGTH[part]}
              placeholder={copy[hint]}
              value={date[part]}
              onChange={(event) => type(part, event.target.value)}
              onBlur={(event) => {
                if (!event.target.closest('fieldset')?.contains(event.relatedTarget)) onLeave()
              }}
              aria-invalid={error?.part === part || undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
          </Field>
        ))}
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-ink-2">
        {reading.kind === 'date' && copy.reads(formatLocalDate(reading.date))}
      </p>
      {error && (
        <p id={`${id}-error`} role="alert" className="-mt-6 min-h-6 text-sm text-danger">
          {messageOf(copy.errors, error, Number(latest.slice(0, 4)))}
        </p>
      )}
    </fieldset>
  )
}

function messageOf(
  copy: typeof words.birth.date.errors,
  error: NonNullable<BirthErrors['date']>,
  thisYear: number,
): string {
  if (error.kind === 'incomplete') return copy.incomplete[error.part]
  return error.kind === 'year' ? copy.year(thisYear) : copy[error.kind]
}
