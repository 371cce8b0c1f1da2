import type { Profile } from '@astrarium/contracts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { useUpdateProfile } from '../queries.ts'
import { ReadOnlyRow } from './read-only-row.tsx'

const CONTEXT_MAX = 4000

/** Name and personal context, with Edit, Save and Cancel; the e-mail is shown only. */
export function PersonalInformation({
  profile,
  isEditing,
  onEditingChange,
}: {
  profile: Profile
  isEditing: boolean
  onEditingChange: (isEditing: boolean) => void
}) {
  const copy = words.profile.personal
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)

  useEffect(() => {
    // the button that had the focus went with the form
    if (wasEditing.current && !isEditing) edit.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  if (isEditing) return <PersonalInformationForm profile={profile} onDone={() => onEditingChange(false)} />
  return (
    <Card
      title={copy.title}
      aside={
        <Button ref={edit} variant="outline" size="sm" onClick={() => onEditingChange(true)}>
          {copy.edit}
        </Button>
      }
    >
      <dl className="flex flex-col gap-5">
        <ReadOnlyRow label={copy.fullName}>{profile.fullName}</ReadOnlyRow>
        <ReadOnlyRow label={copy.email} note={copy.emailNote}>
          {profile.email}
        </ReadOnlyRow>
        <ReadOnlyRow label={copy.context}>
          {profile.personalContext ? (
            <span className="whitespace-pre-line">{profile.personalContext}</span>
          ) : (
            <span className="text-ink-3">{copy.noContext}</span>
          )}
        </ReadOnlyRow>
      </dl>
    </Card>
  )
}

function PersonalInformationForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const copy = words.profile.personal
  const update = useUpdateProfile()
  const [fullName, setFullName] = useState(profile.fullName)
  const [context, setContext] = useState(profile.personalContext ?? '')
  const isNameMissing = fullName.trim() === ''
  const isContextTooLong = context.length > CONTEXT_MAX

  function save() {
    if (isNameMissing || isContextTooLong) return
    update.mutate(
      { fullName: fullName.trim(), personalContext: context.trim() || null },
      {
        onSuccess: () => {
          toast.success(words.profile.saved.title, words.profile.saved.text)
          onDone()
        },
        onError: () => toast.destructive(words.profile.saveFailed.title, words.profile.saveFailed.text),
      },
    )
  }

  return (
    <Card title={copy.title}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field label={copy.fullName} error={isNameMissing ? copy.fullNameMissing : undefined} isRequired>
          <TextInput
            value={fullName}
            onChange={(event) => setFullName(event.target.value)}
            autoComplete="name"
            maxLength={200}
            autoFocus
            disabled={update.isPending}
          />
        </Field>
        <Field label={copy.email} hint={copy.emailNote}>
          <TextInput type="email" value={profile.email} readOnly />
        </Field>
        <Field
          label={copy.context}
          hint={copy.contextHint}
          error={isContextTooLong ? copy.contextTooLong : undefined}
        >
          <TextArea
            value={context}
            onChange={(event) => setContext(event.target.value)}
            disabled={update.isPending}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onDone} disabled={update.isPending}>
            {copy.cancel}
          </Button>
          <Button
            type="submit"
            busy={update.isPending}
            busyLabel={copy.saving}
            disabled={isNameMissing || isContextTooLong}
          >
            {copy.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}
