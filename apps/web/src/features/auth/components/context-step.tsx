import { updateProfile } from '@astrarium/contracts'
import type { Profile } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { errorCopy } from '../../../lib/error-copy.ts'
import { useSingleMutation } from '../../../lib/hooks/use-single-mutation.ts'
import { FormField } from '../../../ui/form/form-field.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { useForm, useFormValues } from '../../../ui/form/use-form.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { beginBlueprint } from '../begin-blueprint.ts'
import { firstNameOf, withFirstName } from '../first-name.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.signUp.context
const { toasts } = words.auth
const CONTEXT_MAX = 4000

/** Step 5, the last. */
export function ContextStep({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isBeginning, setIsBeginning] = useState(false)
  const save = useSingleMutation({
    mutationKey: ['profile', 'context'],
    mutationFn: async ({ firstName, context }: { firstName: string; context: string }) => {
      const change = {
        fullName: withFirstName(profile.fullName, firstName),
        personalContext: context.trim() || null,
      }
      const saved = await call(updateProfile, change)
      if (saved.chart) {
        setIsBeginning(true)
        await beginBlueprint()
      }
      return saved
    },
    onSuccess: async (saved, { firstName }) => {
      queryClient.setQueryData(['profile'], saved)
      await navigate({ to: '/sanctum/ask' })
      toast.success(
        toasts.welcome.title(firstName.trim()),
        saved.chart ? toasts.welcome.withChart : toasts.welcome.withoutChart,
      )
    },
    onError: (error) => toast.destructive(toasts.profileFailed, errorCopy(error)),
  })

  const form = useForm({
    values: { firstName: firstNameOf(profile.fullName), context: profile.personalContext ?? '' },
    validate: ({ firstName }) => (firstName.trim() ? {} : { firstName: copy.firstNameMissing }),
    submit: (typed) => save.mutateAsync(typed),
  })
  const { firstName } = useFormValues(form)

  return (
    <>
      <StepHeading text={copy.text}>{copy.title}</StepHeading>
      <Form form={form} className="flex flex-col gap-5">
        <FormField form={form} name="firstName" label={copy.firstName} isRequired>
          {(control) => (
            <TextInput {...control} name="first-name" autoComplete="given-name" maxLength={100} />
          )}
        </FormField>
        <FormField
          form={form}
          name="context"
          label={copy.context}
          hint={copy.contextHint}
          aside={<span className="text-sm text-ink-3">{words.common.optional}</span>}
        >
          {(control) => <TextArea {...control} maxLength={CONTEXT_MAX} />}
        </FormField>
        <SubmitButton
          form={form}
          busyLabel={isBeginning ? copy.busyBlueprint : copy.busy}
          disabled={firstName.trim() === ''}
        >
          {copy.submit}
        </SubmitButton>
      </Form>
    </>
  )
}
