import { Link } from '@tanstack/react-router'
import { MessageCircle, NotebookPen, PencilLine, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { loadEditDialogs } from './lazy.tsx'

const copy = words.circle.member

/** What can be done about somebody of the Circle. */
export function MemberActions({
  memberId,
  onOpen,
}: {
  memberId: string
  onOpen: (kind: 'edit' | 'removal') => void
}) {
  useEffect(loadEditDialogs, [])
  return (
    <div className="flex flex-wrap gap-3">
      <Link
        to="/sanctum/ask"
        search={{ relationship: true, circleMember: { id: memberId } }}
        className={buttonClass({ size: 'sm' })}
      >
        <MessageCircle aria-hidden="true" size={18} />
        {copy.ask}
      </Link>
      <Link
        to="/sanctum/circle/notes"
        search={{ member: memberId }}
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        <NotebookPen aria-hidden="true" size={18} />
        {words.circleNotes.ofMember.open}
      </Link>
      <Button variant="outline" size="sm" onClick={() => onOpen('edit')}>
        <PencilLine aria-hidden="true" size={18} />
        {copy.edit}
      </Button>
      <Button variant="danger" size="sm" onClick={() => onOpen('removal')}>
        <Trash2 aria-hidden="true" size={18} />
        {copy.remove}
      </Button>
    </div>
  )
}
