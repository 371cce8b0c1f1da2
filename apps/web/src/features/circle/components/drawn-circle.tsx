import type { Ring } from '@astrarium/contracts'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Glyph } from '../../../ui/drawings/glyph.tsx'
import { words } from '../../../words/index.ts'
import type { CirclePerson, RingOfMembers } from '../by-ring.ts'
import { useCircleToday } from '../hooks/use-circle-today.ts'
import { useMoveMember } from '../mutations.ts'
import { ChosenCard } from './chosen-card.tsx'
import { CircleDrawing } from './rings/circle-drawing.tsx'
import { TodayLegend } from './rings/today-legend.tsx'

const copy = words.circle.drawing

/** The drawing, and beside it the one who is chosen in it. */
export function DrawnCircle({
  header,
  rings,
  left,
  initial,
  isLoading,
  onOpenRing,
  onList,
}: {
  header: ReactNode
  rings: readonly RingOfMembers[]
  left: number
  initial: string
  isLoading: boolean
  onOpenRing: (ring: Ring) => void
  onList: () => void
}) {
  const frame = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const move = useMoveMember()
  const today = useCircleToday().data
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isMoving, setIsMoving] = useState(false)
  // the menu of rings leads the focus back to whence it was opened
  const isByKey = useRef(false)
  const everybody = rings.flatMap(({ members }) => members)
  const memberOf = (id: string | null): CirclePerson | undefined =>
    everybody.find((member) => member.id === id)
  // until somebody is chosen it is who today touches first
  const chosen = memberOf(chosenId ?? today?.between[0]?.memberId ?? null)
  const hasSignless = everybody.some(({ sunSign }) => sunSign === null)

  function moveTo(member: CirclePerson | undefined, ring: Ring) {
    if (member && member.ring !== ring) move.mutate({ member, ring, canUndo: true })
  }

  return (
    <div className="grid items-start gap-6 min-[90rem]:grid-cols-[17.5rem_minmax(0,1fr)] min-[90rem]:gap-4">
      <div className="grid items-start gap-6 max-[90rem]:min-h-88 max-[90rem]:grid-cols-2">
        {header}
        {chosen ? (
          <ChosenCard
            member={chosen}
            today={today?.between.find(({ memberId }) => memberId === chosen.id)}
            isMoving={isMoving}
            onMoving={setIsMoving}
            onMove={(ring) => moveTo(chosen, ring)}
            onClosed={() => {
              if (!isByKey.current) return false
              isByKey.current = false
              frame.current?.querySelector<SVGGElement>(`[data-seal="${chosen.id}"]`)?.focus()
              return true
            }}
          />
        ) : (
          everybody.length > 0 && <p className="text-sm text-ink-3">{copy.keys}</p>
        )}
      </div>
      <div ref={frame} className="relative">
        {isLoading && (
          <p role="status" className="sr-only">
            {words.circle.loading}
          </p>
        )}
        <button type="button" onClick={onList} className="link absolute top-0 right-0 min-h-11 text-sm">
          {copy.asList}
        </button>
        <CircleDrawing
          rings={rings}
          left={left}
          today={today}
          initial={initial}
          chosen={chosen?.id ?? null}
          onChoose={setChosenId}
          onOpenMember={(memberId) =>
            void navigate({ to: '/sanctum/circle/$memberId', params: { memberId } })
          }
          onOpenRing={onOpenRing}
          onMove={(memberId, ring) => moveTo(memberOf(memberId), ring)}
          onBeginMove={(memberId) => {
            setChosenId(memberId)
            isByKey.current = true
            setIsMoving(true)
          }}
        />
        <TodayLegend
          between={today?.between ?? []}
          hasInvited={everybody.some(({ isInvited }) => isInvited)}
        />
        <div className="absolute right-0 bottom-0 flex max-w-44 flex-col gap-1 text-right text-xs text-ink-2">
          {today && (
            <ul>
              {(['sun', 'moon'] as const).map((light) => (
                <li key={light} className="flex items-center justify-end gap-2">
                  {words.circle.today[light](today[light].sign)}
                  <Glyph id={light} size={14} className="text-brass" />
                </li>
              ))}
            </ul>
          )}
          <p>{copy.underSign}</p>
          {hasSignless && <p>{copy.noSign}</p>}
        </div>
      </div>
    </div>
  )
}
