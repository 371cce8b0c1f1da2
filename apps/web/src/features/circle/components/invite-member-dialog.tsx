import type { CircleMember } from '@astrarium/contracts'
import { Dialog } from '../../../ui/dialog.tsx'
import { words } from '../../../words/index.ts'
import { InviteByMail } from './add/invite-by-mail.tsx'

/** A letter to somebody who is in the Circle: who accepts it is them. */
export function InviteMemberDialog({ member, onClose }: { member: CircleMember; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.circleLinks.invitation.titleFor(member.name)}
    >
      <InviteByMail wish={{ circleMemberId: member.id }} onSent={onClose} />
    </Dialog>
  )
}
