import type { CircleMember } from '@astrarium/contracts'
import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Said } from '../../../../ui/said.tsx'
import { words } from '../../../../words/index.ts'
import { whyRing } from '../../why-ring.ts'
import type { useSendInvitation } from '../../link-mutations.ts'
import { MemberSeal } from '../member-seal.tsx'
import { RingMark } from '../ring-mark.tsx'
import { InvitationStatus } from './invitation-status.tsx'
import { StepHeading } from './step-heading.tsx'

const copy = words.circle.add.added

/** Where they stand now, and the way to them. */
export function AddedView({
  member,
  invitation,
  onClose,
}: {
  member: CircleMember
  invitation: ReturnType<typeof useSendInvitation>
  onClose: () => void
}) {
  const { label, meaning } = words.circle.rings[member.ring]
  return (
    <>
      <StepHeading text={copy.text(member.name)}>{copy.title}</StepHeading>
      <div className="flex gap-4 rounded-md border border-line bg-surface-2 p-4">
        <MemberSeal name={member.name} size="lg" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 font-display text-lg text-ink">
            {label}
            <RingMark ring={member.ring} />
          </p>
          <p className="text-sm text-ink-2">{meaning}</p>
          <Said className="mt-2 text-base leading-snug text-ink-2">{member.summary ?? whyRing(member)}</Said>
          {!member.chart && member.birth && <p className="mt-2 text-sm text-ink-3">{copy.withoutChart}</p>}
        </div>
      </div>
      <InvitationStatus invitation={invitation} />
      <div className="mt-6 flex flex-col gap-3 md:flex-row-reverse md:justify-start">
        <Link to="/sanctum/circle/$memberId" params={{ memberId: member.id }} className={buttonClass()}>
          {copy.details}
        </Link>
        <Button variant="outline" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </>
  )
}
