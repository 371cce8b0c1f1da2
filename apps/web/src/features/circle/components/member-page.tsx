import type { CircleMember } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import { codeOf } from '../../../lib/error-copy.ts'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { words } from '../../../words/index.ts'
import { memberQuery } from '../queries.ts'
import { InviteNotice } from './invite-notice.tsx'
import { RelationshipSection } from './lazy.tsx'
import { LinkNotice } from './link-notice.tsx'
import { MemberBirth } from './member-birth.tsx'
import { MemberDialogs } from './member-dialogs.tsx'
import type { OpenedDialog } from './member-dialogs.tsx'
import { MemberHeader } from './member-header.tsx'
import { MemberRing } from './member-ring.tsx'
import { MoveCard } from './move-card.tsx'

const copy = words.circle.member

/** Somebody of the Circle: where they stand, what was written, and their chart. */
export function MemberPage({ memberId }: { memberId: string }) {
  const member = useQuery(memberQuery(memberId))
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  usePageTitle(member.data?.name ?? words.circle.name)
  return (
    <>
      <Link
        to="/sanctum/circle"
        className={`${buttonClass({ variant: 'ghost', size: 'sm' })} mb-2 -ml-4 self-start`}
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {copy.back}
      </Link>
      {member.data && !isGone(member.error) ? (
        <Whole member={member.data} onOpen={(kind) => setOpened({ kind, member: member.data })} />
      ) : isGone(member.error) ? (
        <>
          <h1 tabIndex={-1} className="text-2xl">
            {copy.notFound.title}
          </h1>
          <p className="mt-3 text-ink-2">{copy.notFound.text}</p>
        </>
      ) : member.isError ? (
        <>
          <h1 tabIndex={-1} className="sr-only">
            {words.circle.name}
          </h1>
          <LoadFailed onRetry={() => member.refetch()} title={words.circle.failed.title}>
            {words.circle.failed.text}
          </LoadFailed>
        </>
      ) : (
        <PulseLoader label={copy.loading} />
      )}
      {opened && (
        <MemberDialogs opened={opened} isGone={isGone(member.error)} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

/** No such member, or an address that no member can have. */
function isGone(error: unknown): boolean {
  return ['member_not_found', 'not_found'].includes(codeOf(error))
}

function Whole({ member, onOpen }: { member: CircleMember; onOpen: (kind: OpenedDialog['kind']) => void }) {
  const ring = <MemberRing member={member} />
  return (
    <div className="flex flex-col gap-5">
      <MemberHeader member={member} onOpen={onOpen} />
      {member.link ? (
        <LinkNotice name={member.name} shares={member.link.shares} />
      ) : (
        !member.isLate && <InviteNotice member={member} onInvite={() => onOpen('invite')} />
      )}
      {member.chart && (
        <Suspense fallback={<PulseLoader label={words.relationship.loading} />}>
          <RelationshipSection member={member} ring={ring} />
        </Suspense>
      )}
      {!member.chart && !member.link && (
        <Card>
          <p className="text-ink-2">{words.relationship.missing.theirs(member.name)}</p>
        </Card>
      )}
      {!member.chart && ring}
      <MoveCard member={member} />
      <MemberBirth member={member} onEdit={() => onOpen('birth')} />
    </div>
  )
}
