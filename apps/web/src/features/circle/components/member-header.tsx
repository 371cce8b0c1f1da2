import type { CircleMember } from '@astrarium/contracts'
import { Link } from '@tanstack/react-router'
import { MessageCircle, NotebookPen, PencilLine, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { linkOf } from '../by-ring.ts'
import { loadEditDialogs } from './lazy.tsx'
import { MemberSeal } from './member-seal.tsx'
import { RingMark } from './ring-mark.tsx'

const copy = words.circle.member

/** Who it is, where they stand, and what can be done about it. */
export function MemberHeader({
  member,
  onOpen,
}: {
  member: CircleMember
  onOpen: (kind: 'edit' | 'removal') => void
}) {
  useEffect(loadEditDialogs, [])
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="flex min-w-0 items-center gap-4">
        <MemberSeal name={member.name} photoUrl={member.photoUrl} size="xl" link={linkOf(member)} />
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-2xl">
            {member.name}
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
            {words.circle.tags[member.relationshipTag]}
            <span aria-hidden="true">·</span>
            <RingMark ring={member.ring} />
            {words.circle.rings[member.ring].label}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link
          to="/sanctum/ask"
          search={{ relationship: true, circleMember: { id: member.id } }}
          className={buttonClass({ size: 'sm' })}
        >
          <MessageCircle aria-hidden="true" size={18} />
          {copy.ask}
        </Link>
        <Link
          to="/sanctum/circle/notes"
          search={{ member: member.id }}
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
    </header>
  )
}
