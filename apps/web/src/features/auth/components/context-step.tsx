import { updateProfile } from '@astrarium/contracts'
import type { Profile } from '@astrarium/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { call } from '../../../lib/api.ts'
import { errorCopy } from '../../../lib/error-copy.ts'
import { useFields } from '../../../lib/hooks/use-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
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
  const fields = useFields(
    { firstName: firstNameOf(profile.fullName), context: profile.personalContext ?? '' },
    ({ firstName }) => (firstName.trim() ? {} : { firstName: copy.firstNameMissing }),
  )
  const { firstName, context } = fields.values
  const [isBeginning, setIsBeginning] = useState(false)
  const save = useMutation({
    mutationFn: async () => {
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
    onSuccess: async (saved) => {
      queryClient.setQueryData(['profile'], saved)
      await navigate({ to: '/sanctum/ask' })
      toast.success(
        toasts.welcome.title(firstName.trim()),
        saved.chart ? toasts.welcome.withChart : toasts.welcome.withoutChart,
      )
    },
    onError: (error) => toast.destructive(toasts.profileFailed, errorCopy(error)),
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    save.mutate()
  }

  return (
    <>
      <StepHeading text={copy.text}>{copy.title}</StepHeading>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={copy.firstName} error={fields.errors.firstName} isRequired>
          <TextInput
            name="first-name"
            autoComplete="given-name"
            maxLength={100}
            value={firstName}
            onChange={(event) => fields.set('firstName', event.target.value)}
            onBlur={() => fields.leave('firstName')}
            disabled={save.isPending}
          />
        </Field>
        <Field
          label={copy.context}
          hint={copy.contextHint}
          aside={<span className="text-sm text-ink-3">{words.common.optional}</span>}
        >
          <TextArea
            name="context"
            maxLength={CONTEXT_MAX}
            value={context}
            onChange={(event) => fields.set('context', event.target.value)}
            disabled={save.isPending}
          />
        </Field>
        <Button
          type="submit"
          busy={save.isPending}
          busyLabel={isBeginning ? copy.busyBlueprint : copy.busy}
          disabled={firstName.trim() === ''}
        >
          {copy.submit}
        </Button>
      </form>
    </>
  )
}
