import type { Profile } from '@astrarium/contracts'
import { ApiError } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormField } from '../../../ui/form/form-field.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useForm, useFormState } from '../../../ui/form/use-form.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { useUpdateProfile } from '../mutations.ts'

const CONTEXT_MAX = 4000

/** What the server answered is known; what never arrived, or broke on its way, is not. */
function sayNotSaved(error: Error): void {
  const { saveFailed, unexpected } = words.profile
  const { title, text } = error instanceof ApiError && error.code !== 'internal' ? saveFailed : unexpected
  toast.destructive(title, text)
}

export function PersonalInformationForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const copy = words.profile.personal
  const update = useUpdateProfile('personal')
  const form = useForm({
    values: { fullName: profile.fullName, context: profile.personalContext ?? '' },
    showsErrors: 'at-once',
    validate: ({ fullName, context }) => ({
      fullName: fullName.trim() === '' ? copy.fullNameMissing : undefined,
      context: context.length > CONTEXT_MAX ? copy.contextTooLong : undefined,
    }),
    submit: async ({ fullName, context }) => {
      await update.mutateAsync(
        { fullName: fullName.trim(), personalContext: context.trim() || null },
        {
          onSuccess: () => void toast.success(words.profile.saved.title, words.profile.saved.text),
          onError: (error) => sayNotSaved(error),
        },
      )
      onDone()
    },
  })
  const { isValid, isSubmitting } = useFormState(form)

  return (
    <Card title={copy.title}>
      <Form form={form} className="flex flex-col gap-5">
        <FormField form={form} name="fullName" label={copy.fullName} isRequired>
          {(control) => <TextInput {...control} autoComplete="name" maxLength={200} autoFocus />}
        </FormField>
        <Field label={copy.email} hint={copy.emailNote}>
          <TextInput type="email" value={profile.email} readOnly />
        </Field>
        <FormField form={form} name="context" label={copy.context} hint={copy.contextHint}>
          {(control) => <TextArea {...control} />}
        </FormField>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onDone} disabled={isSubmitting}>
            {copy.cancel}
          </Button>
          <SubmitButton form={form} busyLabel={copy.saving} disabled={!isValid}>
            {copy.save}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
