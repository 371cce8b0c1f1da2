import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { cityOf } from '../../../lib/calendar/city-of.ts'
import { formatLocalDate } from '../../../lib/format.ts'
import { type Clocks, foldOf, momentOf, withFold } from '../birth-draft.ts'
import { aroundGap, birthTimeFields, readBirthTime } from '../birth-time.ts'
import type { BirthDetailsForm } from '../hooks/use-birth-details.ts'

/**
 * Id of the sentence that says why a time cannot be; the time's own fields point to it. There is one such
 * form on a page.
 */
export const CLOCKS_ERROR = 'birth-clocks-error'

/**
 * What the clocks of that place said at that moment: the offset, or the question which of two hours it was.
 */
export function OffsetLine({ form, disabled }: { form: BirthDetailsForm; disabled: boolean }) {
  const name = useId()
  const copy = form.copy.clocks
  const { clocks, draft } = form
  const time = readBirthTime(draft.time)
  const said = (offset: Clocks['offsets'][number] | undefined) =>
    offset?.isSummerTime ? copy.summer(offset.label) : (offset?.label ?? '')

  if (form.isCheckingClocks)
    return (
      <p role="status" className="text-sm text-ink-3">
        {copy.checking}
      </p>
    )
  if (clocks === null) return null
  if (clocks === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
        {copy.failed}
        <Button variant="outline" size="sm" onClick={form.retryClocks}>
          {words.common.tryAgain}
        </Button>
      </div>
    )
  }
  if (clocks.kind === 'skipped') {
    const around = aroundGap(time, clocks.offsets)
    return (
      <div className="flex flex-col gap-2 text-sm">
        <p id={CLOCKS_ERROR} role="alert" className="text-danger">
          {copy.skipped(time)}
        </p>
        {around && (
          <div className="flex flex-wrap items-center gap-3 text-ink-2">
            {copy.wasIt(...around)}
            {around.map((other) => (
              <Button
                key={other}
                variant="outline"
                size="sm"
                disabled={disabled}
                onClick={() => form.setDraft((current) => ({ ...current, time: birthTimeFields(other) }))}
              >
                {other}
              </Button>
            ))}
          </div>
        )}
      </div>
    )
  }
  if (form.errors.clocks === 'ahead')
    return (
      <p id={CLOCKS_ERROR} role="alert" className="text-sm text-danger">
        {copy.ahead}
      </p>
    )
  if (clocks.kind === 'unique')
    return (
      <p role="status" className="text-sm text-ink-2">
        {copy.stood(
          formatLocalDate(momentOf(draft)?.birthDate ?? ''),
          cityOf(draft.timezone),
          said(clocks.offsets[0]),
        )}
      </p>
    )

  const fold = foldOf(draft)
  const [earlier, later] = clocks.offsets
  return (
    <fieldset
      disabled={disabled}
      className="min-w-0 rounded-md border border-line bg-surface-2 p-4 has-aria-invalid:border-danger"
    >
      <p role="status" className="text-sm text-ink">
        {copy.repeated(time)}
      </p>
      <div
        role="radiogroup"
        aria-label={copy.repeated(time)}
        aria-invalid={form.errors.clocks === 'repeated' || undefined}
        aria-describedby={form.errors.clocks === 'repeated' ? CLOCKS_ERROR : undefined}
        // takes the focus when the question was left open, so that it is read
        tabIndex={-1}
        className="rounded-sm"
      >
        {([0, 1] as const).map((value) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 text-sm text-ink-2 has-checked:text-ink"
          >
            <input
              type="radio"
              name={name}
              checked={fold === value}
              onChange={() => form.setDraft((current) => withFold(current, value))}
              className="size-5 shrink-0 appearance-none rounded-full border border-line-strong bg-bg checked:border-6 checked:border-brass"
            />
            {value === 0 ? copy.earlier(said(earlier)) : copy.later(said(later))}
          </label>
        ))}
      </div>
      {form.errors.clocks === 'repeated' && (
        <p id={CLOCKS_ERROR} role="alert" className="text-sm text-danger">
          {copy.errors.repeated}
        </p>
      )}
    </fieldset>
  )
}
