import { Link } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Said } from '../../../ui/said.tsx'
import { words } from '../../../words/index.ts'
import { linkOf } from '../by-ring.ts'
import type { CirclePerson, RingOfMembers } from '../by-ring.ts'
import { linkName } from '../link-name.ts'
import { MemberSeal } from './member-seal.tsx'
import { RingMark } from './ring-mark.tsx'

const copy = words.circle

/** One ring opened: what it means and who stands there. A sheet from below on a phone. */
export function RingDialog({
  ring: { ring, members },
  onAdd,
  onClose,
}: {
  ring: RingOfMembers
  onAdd: () => void
  onClose: () => void
}) {
  const { label, meaning } = copy.rings[ring]
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={label}
      description={meaning}
      footer={
        members.length > 0 && (
          <Button onClick={onAdd} className="w-full md:w-auto">
            <UserPlus aria-hidden="true" size={18} />
            {copy.addSomeone}
          </Button>
        )
      }
    >
      <p className="flex items-center gap-3 text-sm text-brass">
        <RingMark ring={ring} />
        {copy.people(members.length)}
      </p>
      {members.length > 0 ? (
        <ul className="mt-3 border-t border-line">
          {members.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </ul>
      ) : (
        <div className="mt-5 flex flex-col items-start gap-5">
          <p className="text-ink-2">{copy.ring.empty}</p>
          <Button onClick={onAdd}>
            <UserPlus aria-hidden="true" size={18} />
            {copy.ring.addFirst(label)}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

function MemberRow({ member }: { member: CirclePerson }) {
  const { id, name, relationshipTag, summary } = member
  return (
    <li className="relative flex gap-4 border-b border-line py-3.5 last:border-b-0">
      <MemberSeal name={name} photoUrl={member.photoUrl} size="lg" link={linkOf(member)} />
      <div className="min-w-0 self-center">
        <h3 className="text-lg leading-snug">
          <Link
            to="/sanctum/circle/$memberId"
            params={{ memberId: id }}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-sm hover:text-brass-hi"
          >
            {name}
          </Link>{' '}
          <span className="ml-1 font-body text-sm text-ink-3">
            {[copy.tags[relationshipTag], linkName(member)].filter(Boolean).join(', ')}
          </span>
        </h3>
        {summary && <Said className="mt-0.5 line-clamp-2 text-base leading-snug text-ink-2">{summary}</Said>}
      </div>
    </li>
  )
}
