import type { CircleMember, Relationship } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../../../../ui/card.tsx'
import { LoadFailed } from '../../../../ui/load-failed.tsx'
import { Said } from '../../../../ui/said.tsx'
import { words } from '../../../../words/index.ts'
import { relationshipQuery } from '../../relationship-queries.ts'
import { ContactTable } from './contact-table.tsx'
import { PairDays } from './pair-days.tsx'
import { PairPoints } from './pair-points.tsx'
import { RelationshipLoading } from './relationship-loading.tsx'
import { SharedChart } from './shared-chart.tsx'
import { TwoWheelsCard } from './two-wheels-card.tsx'

const copy = words.relationship

/** What the two charts say of the person and somebody of their Circle. */
export function RelationshipSection({ member, ring }: { member: CircleMember; ring: ReactNode }) {
  const read = useQuery(relationshipQuery(member))
  const { relationship, missing } = read.data ?? {}
  if (relationship && !read.isError) return <Told member={member} relationship={relationship} ring={ring} />
  return (
    <>
      {read.isError ? (
        <LoadFailed onRetry={() => read.refetch()} title={copy.failed.title}>
          {copy.failed.text}
        </LoadFailed>
      ) : read.data ? (
        <Card>
          <p className="text-ink-2">
            {missing === 'own' ? copy.missing.own : copy.missing.theirs(member.name)}
          </p>
        </Card>
      ) : (
        <RelationshipLoading />
      )}
      {ring}
    </>
  )
}

function Told({
  member,
  relationship,
  ring,
}: {
  member: CircleMember
  relationship: Relationship
  /** where they stand: below the wheels, which are shorter than what is said */
  ring: ReactNode
}) {
  const { opening, unsure, connects, rubs, toTry, all, days, span } = relationship
  const firstName = member.name.split(' ')[0] ?? member.name
  return (
    <>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-5 max-xl:contents">
          <TwoWheelsCard name={firstName} relationship={relationship} />
          <div className="max-xl:order-3">{ring}</div>
        </div>
        <Card className="max-xl:order-2">
          <p className="font-display text-sm text-brass italic">{words.circle.member.fromArion}</p>
          <Said className="mt-1 text-xl text-ink">{opening}</Said>
          {unsure && <p className="mt-2 text-sm text-ink-3">{unsure}</p>}
          <PairPoints title={copy.connects} points={connects} />
          <PairPoints title={copy.rubs} points={rubs} />
          {toTry !== null && (
            <section className="mt-5">
              <h3 className="mb-1 text-lg">{copy.toTry}</h3>
              <Said className="text-lg leading-snug text-ink">{toTry}</Said>
            </section>
          )}
          {all.length > 0 && <ContactTable all={all} />}
        </Card>
      </div>
      {days && <PairDays days={days} span={span} name={firstName} />}
      <SharedChart member={member} />
    </>
  )
}
