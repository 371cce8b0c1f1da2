import { RINGS } from '@astrarium/contracts'
import type { CircleMemberCard, CircleToday, MemberInsight, Ring } from '@astrarium/contracts'
import { useState } from 'react'
import { cn } from '../../../../lib/class-names.ts'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { words } from '../../../../words/index.ts'
import { MemberCard } from './member-card.tsx'

const copy = words.checkIn
/** so many stand there at first */
const FIRST = 10
const EVERY = 'every'

/**
 * Everybody who may be checked in on, those first who had more on than the Moon as the page was opened; or
 * these alone, or those of today, in every ring or one; of many the first few, until more are asked for.
 */
export function MemberGrid({
  members,
  today,
  insightOf,
  chosen,
  onOpen,
}: {
  members: readonly CircleMemberCard[]
  /** undefined where it could not be had */
  today: CircleToday | undefined
  insightOf: (memberId: string) => MemberInsight | undefined
  chosen: CircleMemberCard | null
  onOpen: (member: CircleMemberCard) => void
}) {
  const [shown, setShown] = useState<'all' | 'eventful' | 'done'>('all')
  const [ring, setRing] = useState<Ring | null>(null)
  const [isWhole, setIsWhole] = useState(false)
  const days = new Map(today?.days.map((day) => [day.memberId, day]))
  // what is asked for anew meanwhile moves no card under a finger
  const [eventful] = useState(
    () => new Set(today?.days.flatMap((day) => (day.isEventful ? day.memberId : []))),
  )
  const { first = [], rest = [] } = Object.groupBy(members, ({ id }) => (eventful.has(id) ? 'first' : 'rest'))
  const there = [...first, ...rest].filter((member) => ring === null || member.ring === ring)
  const kinds = {
    all: there,
    eventful: there.filter(({ id }) => days.get(id)?.isEventful),
    done: there.filter(({ id }) => insightOf(id)),
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
      <div className="flex w-full flex-wrap gap-2">
        {(['all', 'eventful', 'done'] as const).map(chip)}
        <Select
          aria-label={copy.byRing}
          value={ring ?? EVERY}
          onValueChange={(value) => setRing(RINGS.find((one) => one === value) ?? null)}
          options={[
            { value: EVERY, label: ring === null ? copy.byRing : copy.everyRing },
            ...RINGS.map((one) => ({ value: one, label: words.circle.rings[one].label })),
          ]}
          className="min-w-44 sm:ml-auto"
        />
      </div>
      {fitting.length === 0 && <p className="text-ink-2">{copy.noneThere}</p>}
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
