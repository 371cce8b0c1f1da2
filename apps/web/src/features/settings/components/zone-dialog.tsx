import { browserTimeZone } from '../../../lib/home-zone.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { SubmitButton } from '../../../ui/form/form.tsx'
import { useForm, useFormValues } from '../../../ui/form/use-form.ts'
import { words } from '../../../words/index.ts'
import { ZoneCombobox } from '../../birth/components/zone-combobox.tsx'
import { useChangeSetting } from '../mutations.ts'
import { zoneNamed } from '../zone-named.ts'

const copy = words.settings.account

/** Where this person lives now, chosen from all zones; that of the device is one press away. */
export function ZoneDialog({ zone, onClose }: { zone: string | null; onClose: () => void }) {
  const here = browserTimeZone()
  const form = useForm({
    values: { zone: zone ?? here },
    submit: async (chosen) => {
      await change.mutateAsync({ currentTimeZone: chosen.zone })
      onClose()
    },
  })
  const chosen = useFormValues(form).zone
  const change = useChangeSetting('currentTimeZone', {
    done: copy.zoneSaved(zoneNamed(chosen)),
    failed: copy.zoneFailed,
  })
  return (
    <FormDialog form={form} onClose={onClose} title={copy.zoneTitle} description={copy.zoneText}>
      {/* room for what is found */}
      <div className="min-h-44">
        <Field label={words.birth.zone.label} isRequired>
          <ZoneCombobox zone={chosen} onChoose={(next) => form.set('zone', next)} />
        </Field>
        {chosen !== here && (
          <button type="button" className="link min-h-11 self-start" onClick={() => form.set('zone', here)}>
            {copy.zoneHere(zoneNamed(here))}
          </button>
        )}
      </div>
      <SubmitButton form={form} busyLabel={copy.zoneBusy} disabled={chosen === zone}>
        {copy.zoneSave}
      </SubmitButton>
    </FormDialog>
  )
}
