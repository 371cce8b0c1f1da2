import type { RelationshipTag } from '@astrarium/contracts'
import { isEmail } from '../../../../lib/is-email.ts'
import { FormField } from '../../../../ui/form/form-field.tsx'
import { Form, SubmitButton } from '../../../../ui/form/form.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { useForm } from '../../../../ui/form/use-form.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { words } from '../../../../words/index.ts'
import { useSendInvitation } from '../../link-mutations.ts'
import { TheyMaySee } from './they-may-see.tsx'

const copy = words.circleLinks.invitation

/** One letter to an address, whoever is there: to somebody of the Circle, or what they are to the person. */
export function InviteByMail({
  wish,
  onSent,
}: {
  wish: { relationshipTag: RelationshipTag } | { circleMemberId: string }
  onSent?: () => void
}) {
  const invite = useSendInvitation()
  const form = useForm({
    values: { email: '' },
    validate: ({ email }) => ({ email: faultOf(email) }),
    submit: async ({ email }) => {
      await invite.mutateAsync({ inviteeEmail: email.trim(), ...wish })
      toast.success(copy.done(email.trim()))
      form.set('email', '')
      onSent?.()
    },
  })
  return (
    <Form form={form} className="flex flex-col gap-4 rounded-md border border-line bg-surface-2 p-4">
      {'relationshipTag' in wish && <h4 className="text-lg">{copy.title}</h4>}
      <FormField form={form} name="email" label={copy.email} hint={copy.hint} isRequired>
        {(control) => <TextInput {...control} type="email" autoComplete="off" />}
      </FormField>
      <TheyMaySee />
      <SubmitButton form={form} busyLabel={words.circleLinks.requests.busy}>
        {copy.send}
      </SubmitButton>
    </Form>
  )
}

/** Who accepts proves the address that the letter went to, and a number proves none. */
const PHONE = /^\+?[\d\s()/.-]{6,}$/

function faultOf(email: string): string | undefined {
  if (email.trim() === '') return copy.contactMissing
  if (isEmail(email)) return undefined
  return PHONE.test(email.trim()) ? copy.phone : copy.emailMissing
}
