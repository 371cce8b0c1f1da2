import { FORESIGHT_QUESTION_MAX, TIMELINE_MAX } from '@astrarium/contracts'
import { useEffect, useRef } from 'react'
import { Card } from '../../../ui/card.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useForm, useFormValues } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { words } from '../../../words/index.ts'
import type { Refused } from '../error-copy.ts'
import type { ForecastForm, ForecastRequest } from '../forecast-request.ts'
import { requestOf, tooLong } from '../forecast-request.ts'
import { TimelineTiles } from './timeline-tiles.tsx'

const copy = words.foresight.form

/** Timeline, question, and the way ahead. What was refused takes the focus. */
export function ForecastFormCard({
  kept,
  onChange,
  refused,
  onSend,
}: {
  /** as it was left */
  kept: ForecastForm
  onChange: (form: ForecastForm) => void
  refused: Refused | null
  onSend: (request: ForecastRequest) => void
}) {
  const card = useRef<HTMLDivElement>(null)
  const form = useForm<ForecastForm>({
    values: kept,
    showsErrors: 'at-once',
    validate: faultsOf,
    onChange,
    submit: (filled) => {
      const request = requestOf(filled)
      if (request) onSend(request)
    },
  })
  const typed = useFormValues(form)
  const askedBack = refused?.kind === 'asked-back' ? refused : null

  const kind = refused?.kind
  const text = refused?.text
  useEffect(() => {
    if (!kind || !text) return
    // once for each refusal: typing takes it away
    card.current
      ?.querySelector<HTMLElement>(kind === 'asked-back' ? '[aria-invalid]' : '[data-refused]')
      ?.focus()
  }, [kind, text])

  return (
    <Card>
      <div ref={card}>
        <Form form={form} className="flex flex-col gap-7">
          <TimelineTiles choice={typed.choice} onChoose={(choice) => form.set('choice', choice)}>
            {typed.choice.kind === 'custom' && (
              <FormField
                form={form}
                name="customTimeline"
                label={copy.ownTimeline}
                hint={copy.ownTimelineHint}
                refusal={askedBack?.field === 'timeline' ? askedBack.text : undefined}
                className="mt-4"
              >
                {(control) => <TextInput {...control} autoComplete="off" />}
              </FormField>
            )}
          </TimelineTiles>
          <FormField
            form={form}
            name="question"
            label={copy.question}
            hint={copy.questionHint}
            refusal={askedBack?.field === 'question' ? askedBack.text : undefined}
          >
            {(control) => <TextArea {...control} rows={3} placeholder={copy.questionPlaceholder} />}
          </FormField>
          {refused?.kind === 'failed' && (
            <div tabIndex={-1} data-refused="">
              <Notice kind="error" title={refused.title}>
                {refused.text}
              </Notice>
            </div>
          )}
          <SubmitButton form={form} disabled={requestOf(typed) === null} className="self-start max-sm:w-full">
            {copy.send}
          </SubmitButton>
        </Form>
      </div>
    </Card>
  )
}

function faultsOf(form: ForecastForm): { customTimeline?: string; question?: string } {
  const long = tooLong(form)
  const over = (text: string, most: number) => copy.tooLong(text.trim().length - most)
  return {
    ...(long.includes('timeline') && { customTimeline: over(form.customTimeline, TIMELINE_MAX) }),
    ...(long.includes('question') && { question: over(form.question, FORESIGHT_QUESTION_MAX) }),
  }
}
