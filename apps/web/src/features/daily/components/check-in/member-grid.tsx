import type { CircleMemberCard, CircleToday, MemberInsight } from '@astrarium/contracts'
import { useState } from 'react'
import { cn } from '../../../../lib/class-names.ts'
import { Button } from '../../../../ui/button.tsx'
import { words } from '../../../../words/index.ts'
import { MemberCard } from './member-card.tsx'

const copy = words.checkIn
/** so many stand there at first */
const FIRST = 10

/**
 * Everybody who may be checked in on, those with more on than the Moon, or those of today; of many the first
 * few, until more are asked for.
 */
export function MemberGrid({
  members,
  today,
  insightOf,
  chosen,
  onOpen,
}: {
  members: readonly CircleMemberCard[]
  /** undefined while it is not known */
  today: CircleToday | undefined
  insightOf: (memberId: string) => MemberInsight | undefined
  chosen: CircleMemberCard | null
  onOpen: (member: CircleMemberCard) => void
}) {
  const [shown, setShown] = useState<'all' | 'eventful' | 'done'>('all')
  const [isWhole, setIsWhole] = useState(false)
  const days = new Map(today?.days.map((day) => [day.memberId, day]))
  const kinds = {
    all: members,
    eventful: members.filter(({ id }) => days.get(id)?.isEventful),
    done: members.filter(({ id }) => insightOf(id)),
  }
  const fitting = kinds[shown]
  const chip = (kind: keyof typeof kinds) => (
    <button
      key={kind}
      type="button"
      aria-pressed={shown === kind}
      onClick={() => setShown(kind)}
      className={cn(
        'min-h-11 rounded-full border px-4 text-sm transition-colors duration-(--d-1)',
        shown === kind
          ? 'border-brass text-brass'
          : 'border-line-strong text-ink-2 hover:border-ink-3 hover:text-ink',
      )}
    >
      {copy.shown[kind](kinds[kind].length)}
    </button>
  )
  return (
    <div className="order-2 flex flex-col items-start gap-4 xl:order-1">
      <div className="flex flex-wrap gap-2">{(['all', 'eventful', 'done'] as const).map(chip)}</div>
      <ul className={cn('grid w-full gap-4 sm:grid-cols-2', !chosen && 'xl:grid-cols-3')}>
        {(isWhole ? fitting : fitting.slice(0, FIRST)).map((member) => (
          <MemberCard
            key={member.id}
            member={member}
            insight={insightOf(member.id)}
            day={days.get(member.id)}
            isChosen={member.id === chosen?.id}
            onOpen={() => onOpen(member)}
          />
        ))}
      </ul>
      {fitting.length > FIRST && (
        <Button variant="outline" className="self-center" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? copy.showFewer : copy.showAll(fitting.length)}
        </Button>
      )}
    </div>
  )
}
