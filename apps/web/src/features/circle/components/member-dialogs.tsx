import type { CircleMember } from '@astrarium/contracts'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { words } from '../../../words/index.ts'
import { useRemoveMember } from '../mutations.ts'
import { ConfirmDialog, EditBirthDialog, EditMemberDialog, InviteMemberDialog } from './lazy.tsx'

const copy = words.circle.member

/** A dialog of somebody's page, of them as they were when it was opened. */
export interface OpenedDialog {
  kind: 'edit' | 'birth' | 'invite' | 'removal'
  member: CircleMember
}

/** Apart from what the page shows, which may go while somebody types. */
export function MemberDialogs({
  opened: { kind, member },
  isGone,
  onClose,
}: {
  opened: OpenedDialog
  isGone: boolean
  onClose: () => void
}) {
  return (
    <Suspense fallback={null}>
      {kind === 'edit' && <EditMemberDialog member={member} isGone={isGone} onClose={onClose} />}
      {kind === 'birth' && <EditBirthDialog member={member} isGone={isGone} onClose={onClose} />}
      {kind === 'invite' && <InviteMemberDialog member={member} onClose={onClose} />}
      {kind === 'removal' && <Removal member={member} onClose={onClose} />}
    </Suspense>
  )
}

function Removal({ member, onClose }: { member: CircleMember; onClose: () => void }) {
  const navigate = useNavigate()
  const remove = useRemoveMember(member, () => void navigate({ to: '/sanctum/circle', replace: true }))
  return (
    <ConfirmDialog
      title={copy.removal.title(member.name)}
      description={(member.link ? copy.removal.linked : copy.removal.text)(member.name)}
      confirm={{
        label: copy.removal.confirm,
        onPress: () => remove.mutate(),
        variant: 'danger',
        isBusy: remove.isPending || remove.isSuccess,
        busyLabel: copy.removal.busy,
      }}
      onClose={onClose}
    />
  )
}
