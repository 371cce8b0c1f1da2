import type { CircleMember } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { codeOf } from '../../../lib/error-copy.ts'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Page } from '../../../ui/page.tsx'
import { words } from '../../../words/index.ts'
import { linkOf } from '../by-ring.ts'
import { memberQuery } from '../queries.ts'
import { InviteNotice } from './invite-notice.tsx'
import { RelationshipSection } from './lazy.tsx'
import { RelationshipLoading } from './relationship/relationship-loading.tsx'
import { LinkNotice } from './link-notice.tsx'
import { MemberActions } from './member-actions.tsx'
import { MemberBirth } from './member-birth.tsx'
import { MemberDialogs } from './member-dialogs.tsx'
import type { OpenedDialog } from './member-dialogs.tsx'
import { MemberRing } from './member-ring.tsx'
import { MemberSeal } from './member-seal.tsx'
import { MoveCard } from './move-card.tsx'
import { RingMark } from './ring-mark.tsx'

const copy = words.circle.member
const BACK = { to: '/sanctum/circle', label: copy.back } as const

/** Somebody of the Circle: where they stand, what was written, and their chart. */
export function MemberPage({ memberId }: { memberId: string }) {
  const asked = useQuery(memberQuery(memberId))
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const isGone = MISSING.includes(codeOf(asked.error))
  const member = isGone ? undefined : asked.data
  const open = (kind: OpenedDialog['kind']) => member && setOpened({ kind, member })
  return (
    <>
      {isGone ? (
        <Page title={copy.notFound.title} tab={words.circle.name} back={BACK}>
          <p className="text-ink-2">{copy.notFound.text}</p>
        </Page>
      ) : (
        <Page
          title={member?.name ?? words.circle.name}
          mark={
            member && (
              <MemberSeal name={member.name} photoUrl={member.photoUrl} size="xl" link={linkOf(member)} />
            )
          }
          description={member && <Standing member={member} />}
          back={BACK}
          aside={member && <MemberActions memberId={member.id} onOpen={open} />}
        >
          <Loaded of={asked} loading={copy.loading} failed={words.circle.failed}>
            {(known) => <Whole member={known} onOpen={open} />}
          </Loaded>
        </Page>
      )}
      {opened && <MemberDialogs opened={opened} isGone={isGone} onClose={() => setOpened(null)} />}
    </>
  )
}

/** No such member, or an address that no member can have. */
const MISSING = ['member_not_found', 'not_found']

function Standing({ member: { relationshipTag, ring } }: { member: CircleMember }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm">
      {words.circle.tags[relationshipTag]}
      <span aria-hidden="true">·</span>
      <RingMark ring={ring} />
      {words.circle.rings[ring].label}
    </span>
  )
}

function Whole({ member, onOpen }: { member: CircleMember; onOpen: (kind: OpenedDialog['kind']) => void }) {
  const ring = <MemberRing member={member} />
  return (
    <div className="flex flex-col gap-5">
      {member.link ? (
        <LinkNotice name={member.name} shares={member.link.shares} />
      ) : (
        !member.isLate && <InviteNotice member={member} onInvite={() => onOpen('invite')} />
      )}
      {member.chart && (
        <Suspense fallback={<RelationshipLoading />}>
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
