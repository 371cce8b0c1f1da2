import type { BirthTimeAccuracy } from '@astrarium/contracts'
import { useId } from 'react'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { words } from '../../../words/index.ts'
import { onlyDigits } from '../birth-date.ts'
import { accuracyOf, type BirthDraft } from '../birth-draft.ts'
import { APPROXIMATE_MINUTES, readBirthTime, settleBirthTime } from '../birth-time.ts'
import { CLOCKS_ERROR } from './offset-line.tsx'
import type { BirthDetailsForm } from '../hooks/use-birth-details.ts'

const ACCURACIES: readonly BirthTimeAccuracy[] = ['exact', 'approximate', 'unknown']

/**
 * How well the time is known, and below it, so that what was tapped stays where it is, what belongs to that
 * choice: hour, minute and margin, and what will be kept. An unknown time has no fields: nothing is guessed.
 */
export function BirthTimeInput({ form, disabled }: { form: BirthDetailsForm; disabled: boolean }) {
  const name = useId()
  const copy = form.copy.time
  const { time, accuracy, minutes } = form.draft
  const isWrong = form.errors.clocks === 'skipped' || form.errors.clocks === 'ahead'

  return (
    <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium text-ink">{copy.legend}</legend>
      <div
        role="radiogroup"
        aria-label={copy.accuracy}
        aria-invalid={form.errors.accuracy !== undefined || undefined}
        aria-describedby={form.errors.accuracy && ACCURACY_ERROR}
        // takes the focus when the question was left open, so that it is read
        tabIndex={-1}
        className="flex flex-col rounded-sm"
      >
        {ACCURACIES.map((option) => (
          <label
            key={option}
            className="flex min-h-11 cursor-pointer items-center gap-3 text-sm text-ink-2 has-checked:text-ink"
          >
            <input
              type="radio"
              name={name}
              checked={accuracy === option}
              onChange={() => form.setDraft((draft) => ({ ...draft, accuracy: option }))}
              className="size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-bg checked:border-6 checked:border-brass disabled:opacity-60"
            />
            {copy[option]}
          </label>
        ))}
      </div>
      {form.errors.accuracy && (
        <p id={ACCURACY_ERROR} role="alert" className="text-sm text-danger">
          {copy.errors[form.errors.accuracy]}
        </p>
      )}
      {accuracy !== 'unknown' && (
        <div className="flex flex-wrap items-end gap-3">
          {(['hour', 'minute'] as const).map((part) => (
            <Field key={part} label={copy[part]} className="w-36">
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                maxLength={2}
                value={time[part]}
                // a noon that nobody has said stands there as a suggestion would
                className={accuracyOf(form.draft) === 'unknown' ? 'text-ink-3' : undefined}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? CLOCKS_ERROR : undefined}
                onChange={(event) =>
                  form.setDraft((draft) => ({
                    ...draft,
                    time: { ...draft.time, [part]: onlyDigits(event.target.value, 2) },
                  }))
                }
                onFocus={(event) => event.target.select()}
                onBlur={() =>
                  form.setDraft((draft) => ({
                    ...draft,
                    time: { ...draft.time, [part]: settleBirthTime(draft.time)[part] },
                  }))
                }
              />
            </Field>
          ))}
          {accuracy === 'approximate' && (
            <Field label={copy.within} className="min-w-52 flex-1">
              <Select
                value={String(minutes)}
                onValueChange={(value) => form.setDraft((draft) => ({ ...draft, minutes: Number(value) }))}
                options={marginOptions(minutes)}
              />
            </Field>
          )}
        </div>
      )}
      {accuracyOf(form.draft) !== 'unknown' && (
        <p role="status" className="text-sm text-ink-2">
          {copy.reads(Number(readBirthTime(time).slice(0, 2)), readBirthTime(time).slice(3))}
        </p>
      )}
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {!form.errors.accuracy && whatIsKept(copy, form.draft)}
      </p>
    </fieldset>
  )
}

function whatIsKept(copy: BirthDetailsForm['copy']['time'], draft: BirthDraft): string {
  const time = readBirthTime(draft.time)
  if (draft.accuracy === null) return accuracyOf(draft) === 'unknown' ? copy.defaultHint : copy.unsaidHint
  if (draft.accuracy === 'exact') return copy.exactHint(time)
  return draft.accuracy === 'unknown' ? copy.unknownHint : copy.approximateHint
}

const ACCURACY_ERROR = 'birth-accuracy-error'

/** The four choices, and the stored margin where it is another. */
function marginOptions(current: number) {
  return [...new Set<number>([...APPROXIMATE_MINUTES, current])]
    .toSorted((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: words.birth.time.minutes(minutes) }))
}
