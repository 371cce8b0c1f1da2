import type { Profile } from '@astrarium/contracts'
import { DEFAULT_CHART_SETTINGS } from '@astrarium/contracts'
import { HOUSE_SYSTEMS, LUNAR_NODES, ZODIACS } from '@astrarium/sky/nouns'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { FormFooter } from '../../../ui/form/form-footer.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { Select, selectControl } from '../../../ui/form/select.tsx'
import { useForm, useFormState } from '../../../ui/form/use-form.ts'
import { words } from '../../../words/index.ts'
import { useSetChartSettings } from '../mutations.ts'
import { faultsIn, settingsOf, valuesOf } from '../settings-form.ts'
import { AspectFields } from './aspect-fields.tsx'

const copy = words.chartSettings

/** How charts are made: houses, zodiac, node, aspects. Open until they are kept. */
export function SettingsDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const set = useSetChartSettings(onClose)
  const form = useForm({
    values: valuesOf(profile.chartSettings),
    validate: faultsIn,
    submit: (values) => set.mutateAsync(settingsOf(values)),
  })
  const { isSubmitting } = useFormState(form)
  const isBusy = isSubmitting || set.isPending

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={isBusy}
      title={copy.title}
      description={copy.text}
      footer={
        <>
          <Button
            variant="ghost"
            className="md:mr-auto"
            disabled={isBusy}
            onClick={() => set.mutate(DEFAULT_CHART_SETTINGS)}
          >
            {copy.reset}
          </Button>
          <FormFooter form={form} onCancel={onClose} busy={set.isPending} busyLabel={copy.saving}>
            {copy.save}
          </FormFooter>
        </>
      }
    >
      <Form form={form} className="flex flex-col gap-5">
        <FormField form={form} name="houseSystem" label={copy.houseSystem} hint={copy.houseSystemHint}>
          {(control) => (
            <Select
              {...selectControl(control)}
              onValueChange={(system) => form.set('houseSystem', system)}
              options={named(HOUSE_SYSTEMS, words.chart.systems, DEFAULT_CHART_SETTINGS.houseSystem)}
            />
          )}
        </FormField>
        <FormField form={form} name="zodiac" label={copy.zodiac} hint={copy.zodiacHint}>
          {(control) => (
            <Select
              {...selectControl(control)}
              onValueChange={(zodiac) => form.set('zodiac', zodiac)}
              options={named(ZODIACS, copy.zodiacs, DEFAULT_CHART_SETTINGS.zodiac)}
            />
          )}
        </FormField>
        <FormField form={form} name="node" label={copy.node}>
          {(control) => (
            <Select
              {...selectControl(control)}
              onValueChange={(node) => form.set('node', node)}
              options={named(LUNAR_NODES, copy.nodes, DEFAULT_CHART_SETTINGS.node)}
            />
          )}
        </FormField>
        <AspectFields form={form} />
      </Form>
    </Dialog>
  )
}

function named<Value extends string>(
  values: readonly Value[],
  names: Record<Value, string>,
  byDefault: Value,
) {
  return values.map((value) => ({
    value,
    label: value === byDefault ? copy.isDefault(names[value]) : names[value],
  }))
}
