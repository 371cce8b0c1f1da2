import type { CircleMemberCard, MemberInsight } from '@astrarium/contracts'
import { useState } from 'react'
import { cn } from '../../../../lib/class-names.ts'
import { Button } from '../../../../ui/button.tsx'
import { words } from '../../../../words/index.ts'
import { MemberCard } from './member-card.tsx'

const copy = words.checkIn
/** so many stand there at first */
const FIRST = 10

/** Everybody who may be checked in on, or those of today; of many the first few, until more are asked for. */
export function MemberGrid({
  members,
  insightOf,
  chosen,
  onOpen,
}: {
  members: readonly CircleMemberCard[]
  insightOf: (memberId: string) => MemberInsight | undefined
  chosen: CircleMemberCard | null
  onOpen: (member: CircleMemberCard) => void
}) {
  const [isOfToday, setIsOfToday] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const done = members.filter(({ id }) => insightOf(id))
  const fitting = isOfToday ? done : members
  const chip = (isPressed: boolean, label: string, onPress: () => void) => (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className={cn(
        'min-h-11 rounded-full border px-4 text-sm transition-colors duration-(--d-1)',
        isPressed
          ? 'border-brass text-brass'
          : 'border-line-strong text-ink-2 hover:border-ink-3 hover:text-ink',
      )}
    >
      {label}
    </button>
  )
  return (
    <div className="order-2 flex flex-col items-start gap-4 xl:order-1">
      <div className="flex flex-wrap gap-2">
        {chip(!isOfToday, copy.all(members.length), () => setIsOfToday(false))}
        {chip(isOfToday, copy.done(done.length), () => setIsOfToday(true))}
      </div>
      <ul className={cn('grid w-full gap-4 sm:grid-cols-2', !chosen && 'xl:grid-cols-3')}>
        {(isWhole ? fitting : fitting.slice(0, FIRST)).map((member) => (
          <MemberCard
            key={member.id}
            member={member}
            insight={insightOf(member.id)}
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
