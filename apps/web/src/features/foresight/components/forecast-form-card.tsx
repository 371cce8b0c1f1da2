import { FORESIGHT_QUESTION_MAX, TIMELINE_MAX } from '@astrarium/contracts'
import type { SubmitEvent } from 'react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { words } from '../../../words/index.ts'
import type { ForecastForm } from '../forecast-request.ts'
import { requestOf, tooLong } from '../forecast-request.ts'
import type { Refused } from '../error-copy.ts'
import { TimelineTiles } from './timeline-tiles.tsx'

const copy = words.foresight.form

/** Timeline, question, and the way ahead. What was refused takes the focus. */
export function ForecastFormCard({
  form,
  onChange,
  refused,
  onSend,
}: {
  form: ForecastForm
  onChange: (form: ForecastForm) => void
  refused: Refused | null
  onSend: () => void
}) {
  const card = useRef<HTMLFormElement>(null)
  const long = tooLong(form)
  const errorOf = (field: 'timeline' | 'question', length: number, most: number) =>
    refused?.kind === 'asked-back' && refused.field === field
      ? refused.text
      : long.includes(field)
        ? copy.tooLong(length - most)
        : undefined

  const kind = refused?.kind
  const text = refused?.text
  useEffect(() => {
    if (!kind || !text) return
    // once for each refusal: typing takes it away
    card.current
      ?.querySelector<HTMLElement>(kind === 'asked-back' ? '[aria-invalid]' : '[data-refused]')
      ?.focus()
  }, [kind, text])

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    onSend()
  }

  return (
    <Card>
      <form ref={card} onSubmit={onSubmit} className="flex flex-col gap-7">
        <TimelineTiles choice={form.choice} onChoose={(choice) => onChange({ ...form, choice })}>
          {form.choice.kind === 'custom' && (
            <Field
              label={copy.ownTimeline}
              hint={copy.ownTimelineHint}
              error={errorOf('timeline', form.customTimeline.trim().length, TIMELINE_MAX)}
              className="mt-4"
            >
              <TextInput
                value={form.customTimeline}
                autoComplete="off"
                onChange={(event) => onChange({ ...form, customTimeline: event.target.value })}
              />
            </Field>
          )}
        </TimelineTiles>
        <Field
          label={copy.question}
          hint={copy.questionHint}
          error={errorOf('question', form.question.trim().length, FORESIGHT_QUESTION_MAX)}
        >
          <TextArea
            rows={3}
            value={form.question}
            placeholder={copy.questionPlaceholder}
            onChange={(event) => onChange({ ...form, question: event.target.value })}
          />
        </Field>
        {refused?.kind === 'failed' && (
          <div tabIndex={-1} data-refused="">
            <Notice kind="error" title={refused.title}>
              {refused.text}
            </Notice>
          </div>
        )}
        <Button type="submit" disabled={requestOf(form) === null} className="self-start max-sm:w-full">
          {copy.send}
        </Button>
      </form>
    </Card>
  )
}
