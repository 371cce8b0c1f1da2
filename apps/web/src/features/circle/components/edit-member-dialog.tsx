import type { CircleMember } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isEmail } from '../../../lib/is-email.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, SubmitButton } from '../../../ui/form/form.tsx'
import { useForm, useFormState, useFormValues } from '../../../ui/form/use-form.ts'
import { useLeaving } from '../../../ui/form/use-leaving.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { aboutFaults } from '../about-faults.ts'
import type { About } from '../about-faults.ts'
import { isInvited } from '../by-ring.ts'
import { useEdit } from '../hooks/use-edit.ts'
import { useSendInvitation } from '../link-mutations.ts'
import { requestsQuery } from '../link-queries.ts'
import { AboutFields } from './about-fields.tsx'
import { InvitationFields } from './add/invitation-fields.tsx'
import { MeanwhileNotice } from './meanwhile-notice.tsx'
import { WasRemoved } from './was-removed.tsx'

const copy = words.circle.member

/** Name, relationship and context of somebody. It stays open until they are saved. */
export function EditMemberDialog({
  member,
  isGone,
  onClose,
}: {
  member: CircleMember
  /** whether they were removed while this was typed */
  isGone: boolean
  onClose: () => void
}) {
  const { opened, meanwhile, save } = useEdit(member)
  const values: About = {
    name: opened.name,
    relationshipTag: opened.relationshipTag,
    context: opened.contextDescription ?? '',
  }
  const sent = useQuery(requestsQuery).data?.sent
  const canInvite = !opened.link && !opened.isLate && !isInvited(sent, opened.id)
  const [invitation, setInvitation] = useState({ isInviting: false, email: '' })
  const invite = useSendInvitation()
  const address = invitation.isInviting ? invitation.email.trim() : ''
  const form = useForm<About>({
    values,
    validate: aboutFaults,
    submit: async ({ name, relationshipTag, context }) => {
      const outcome = await save({
        name: name.trim(),
        contextDescription: context.trim() || null,
        ...(relationshipTag !== '' && { relationshipTag }),
      })
      if (outcome) return outcome
      // what was saved is saved: a letter that fails is said, and can be sent from their page
      if (address)
        await invite.mutateAsync({ inviteeEmail: address, circleMemberId: opened.id }).then(
          () => toast.success(words.circleLinks.invitation.done(address)),
          () => {},
        )
      onClose()
      return undefined
    },
  })
  const { isValid, isSubmitting } = useFormState(form)
  const typed = useFormValues(form)
  const isTyped = ABOUT.some((field) => typed[field] !== values[field]) || address !== ''
  const { leave, question } = useLeaving(isTyped, onClose)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && leave()}
      isBusy={isSubmitting}
      title={copy.editTitle(opened.name)}
      footer={
        <>
          <Button variant="outline" onClick={leave} disabled={isSubmitting}>
            {words.common.cancel}
          </Button>
          <SubmitButton
            form={form}
            busyLabel={copy.saving}
            disabled={!isValid || isGone || (invitation.isInviting && !isEmail(address))}
          >
            {copy.save}
          </SubmitButton>
        </>
      }
    >
      {isGone && <WasRemoved name={opened.name} typed={`${typed.name}\n${typed.context}`.trim()} />}
      <MeanwhileNotice opened={opened} meanwhile={meanwhile} />
      <Form form={form} className="flex flex-col gap-5">
        <AboutFields form={form} />
        {canInvite && <InvitationFields {...invitation} onChange={setInvitation} />}
      </Form>
      {question}
    </Dialog>
  )
}

const ABOUT = ['name', 'relationshipTag', 'context'] as const
