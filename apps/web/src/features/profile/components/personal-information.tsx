import { Link } from '@tanstack/react-router'
import type { Profile } from '@astrarium/contracts'
import { Suspense, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { words } from '../../../words/index.ts'
import { PersonalInformationForm } from './lazy.tsx'
import { ReadOnlyRow } from './read-only-row.tsx'

/** Name, zone and personal context, with Edit, Save and Cancel; the e-mail is shown only. */
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
  useEffect(() => PersonalInformationForm.load(), [])

  const shown = (
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
          {profile.email}{' '}
          <Link to="/sanctum/settings" className="link ml-2 text-sm">
            {copy.changeInSettings}
          </Link>
        </ReadOnlyRow>
        <ReadOnlyRow label={words.settings.account.zone} note={words.settings.account.zoneNote}>
          {profile.currentTimeZone?.replaceAll('_', ' ')}{' '}
          <Link to="/sanctum/settings" hash="account" className="link ml-2 text-sm">
            {copy.changeInSettings}
          </Link>
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
  if (!isEditing) return shown
  return (
    <Suspense fallback={shown}>
      <PersonalInformationForm profile={profile} onDone={() => onEditingChange(false)} />
    </Suspense>
  )
}
