import { DEFAULT_CHART_SETTINGS, USUAL_ORBS } from '@astrarium/contracts'
import type { NatalAspectName } from '@astrarium/sky/nouns'
import { FormCheckbox, FormField } from '../../../ui/form/form-field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { type Form, useFormValues } from '../../../ui/form/use-form.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { words } from '../../../words/index.ts'
import { MAJOR, MINOR, type SettingsValues } from '../settings-form.ts'

const copy = words.chartSettings

/** Which aspects count, and how far. */
export function AspectFields({ form }: { form: Form<SettingsValues> }) {
  return (
    <>
      <AspectGroup form={form} title={copy.aspects} hint={copy.aspectsHint} aspects={MAJOR} />
      <AspectGroup form={form} title={copy.minor} hint={copy.minorHint} aspects={MINOR} />
    </>
  )
}

function AspectGroup({
  form,
  title,
  hint,
  aspects,
}: {
  form: Form<SettingsValues>
  title: string
  hint: string
  aspects: readonly NatalAspectName[]
}) {
  const values = useFormValues(form)
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium text-ink">{title}</legend>
      <p className="text-sm text-ink-3">{hint}</p>
      {aspects.map((aspect) => {
        const name = copy.aspectNames[aspect]
        return (
          <div key={aspect} className="grid grid-cols-[1fr_7rem] items-start gap-3 pl-3">
            <FormCheckbox form={form} name={`${aspect}Counts`}>
              <span className="text-base text-ink">{name}</span>{' '}
              <span className="whitespace-nowrap text-ink-3">
                {DEFAULT_CHART_SETTINGS.orbs[aspect] > 0
                  ? copy.byDefault(USUAL_ORBS[aspect])
                  : copy.usually(USUAL_ORBS[aspect])}
              </span>
            </FormCheckbox>
            <FormField
              form={form}
              name={aspect}
              label={<VisuallyHidden>{copy.orbOf(name)}</VisuallyHidden>}
              className="gap-0"
            >
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={6}
                  disabled={control.disabled || !values[`${aspect}Counts`]}
                />
              )}
            </FormField>
          </div>
        )
      })}
    </fieldset>
  )
}
