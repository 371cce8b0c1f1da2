import type { Saying } from '@astrarium/contracts'
import { SAYINGS_MAX } from '@astrarium/contracts'
import { SIGNS } from '@astrarium/sky/nouns'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { Select, selectControl } from '../../../ui/form/select.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useForm, useFormValues } from '../../../ui/form/use-form.ts'
import { words } from '../../../words/index.ts'
import { useExplainOtherwise } from '../mutations.ts'
import { ASKED_POINTS, faultsInSaying, hasHouse, NOTHING_SAID, sayingOf } from '../otherwise-form.ts'
import { sayingSentence } from '../otherwise-sentence.ts'
import { OtherwiseResult } from './otherwise-result.tsx'

const copy = words.otherwise
const UNSAID = { value: '', label: copy.unsaid }

/** Takes what another app says, point by point, and names what would give exactly that. */
export function OtherwiseDialog({ onClose }: { onClose: () => void }) {
  const [says, setSays] = useState<readonly Saying[]>([])
  const explain = useExplainOtherwise()
  const form = useForm({
    values: NOTHING_SAID,
    validate: faultsInSaying,
    submit: async (values) => {
      const saying = sayingOf(values)
      await ask([...says.filter(({ point }) => point !== saying.point), saying].slice(-SAYINGS_MAX))
    },
  })
  const { point } = useFormValues(form)

  async function ask(next: readonly Saying[]) {
    setSays(next)
    if (next.length === 0) explain.reset()
    else await explain.mutateAsync(next)
  }

  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={copy.title} description={copy.text}>
      <Form form={form} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FormField form={form} name="point" label={copy.point}>
          {(control) => (
            <Select
              {...selectControl(control)}
              onValueChange={(next) => form.set('point', next)}
              options={ASKED_POINTS.map((value) => ({ value, label: words.chart.points[value] }))}
            />
          )}
        </FormField>
        <FormField form={form} name="sign" label={copy.sign}>
          {(control) => (
            <Select
              {...selectControl(control)}
              onValueChange={(sign) => form.set('sign', sign)}
              options={[UNSAID, ...SIGNS.map((value) => ({ value, label: words.chart.signs[value] }))]}
            />
          )}
        </FormField>
        <FormField form={form} name="degree" label={copy.degree} hint={copy.degreeHint}>
          {(control) => <TextInput {...control} autoComplete="off" maxLength={12} />}
        </FormField>
        <FormField form={form} name="house" label={copy.house}>
          {(control) => (
            <Select
              {...selectControl(control)}
              disabled={control.disabled || !hasHouse(point)}
              value={hasHouse(point) ? control.value : ''}
              onValueChange={(house) => form.set('house', house)}
              options={[
                UNSAID,
                ...SIGNS.map((_sign, i) => ({ value: String(i + 1), label: copy.houseNumber(i + 1) })),
              ]}
            />
          )}
        </FormField>
        <SubmitButton form={form} busyLabel={copy.finding} className="sm:col-span-2">
          {copy.find}
        </SubmitButton>
      </Form>
      {says.length > 0 && (
        <div className="mt-6 flex flex-col gap-4 border-t border-line pt-5">
          <ul aria-label={copy.said} className="flex flex-wrap gap-2">
            {says.map((saying) => (
              <li
                key={saying.point}
                className="flex items-center gap-1 rounded-md border border-line bg-surface-2 pl-3 text-sm"
              >
                {sayingSentence(saying)}
                <button
                  type="button"
                  aria-label={copy.forget(words.chart.points[saying.point])}
                  className="grid size-11 place-items-center text-ink-3 hover:text-ink"
                  onClick={() => void ask(says.filter((other) => other !== saying)).catch(() => {})}
                >
                  <X aria-hidden="true" size={16} />
                </button>
              </li>
            ))}
          </ul>
          <div aria-live="polite">{explain.data && <OtherwiseResult found={explain.data} says={says} />}</div>
        </div>
      )}
    </Dialog>
  )
}
