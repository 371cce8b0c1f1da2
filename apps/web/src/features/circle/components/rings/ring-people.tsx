import { RINGS } from '@astrarium/contracts'
import type { Ring } from '@astrarium/contracts'
import { useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { words } from '../../../../words/index.ts'
import type { RingOfMembers } from '../../by-ring.ts'
import { useRingDrag } from '../../hooks/use-ring-drag.ts'
import type { BetweenToday } from '../../on-today.ts'
import type { DialRing } from '../../rings/dial.ts'
import { stopAfterKey } from '../../rings/step.ts'
import { MoreSeal } from './more-seal.tsx'
import { PointedName } from './pointed-name.tsx'
import { RingSeal } from './ring-seal.tsx'

interface RingPeopleProps {
  drawn: readonly DialRing[]
  rings: readonly RingOfMembers[]
  between: readonly BetweenToday[]
  chosen: string | null
  onChoose: (memberId: string | null) => void
  onOpenMember: (memberId: string) => void
  onOpenRing: (ring: Ring) => void
  onMove: (memberId: string, ring: Ring) => void
  onBeginMove: (memberId: string) => void
}

/**
 * The people to choose: arrows along a ring and from ring to ring, Enter opens, Space chooses, R opens the
 * ring, M begins a move. A second click on the one chosen opens them too.
 */
export function RingPeople(props: RingPeopleProps) {
  const { drawn, rings, between, chosen, onChoose, onOpenMember, onOpenRing, onMove, onBeginMove } = props
  const list = useRef<SVGGElement>(null)
  const [stop, setStop] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const drag = useRingDrag(list, onMove)

  const stops = drawn.map(({ ring, seals, more }) => [
    ...seals,
    // the rest of a full ring goes by the name of the ring
    ...(more ? [{ id: ring, ring, angle: more.angle }] : []),
  ])
  const order = stops.flat()
  const tabStop = order.some(({ id }) => id === stop) ? stop : order[0]?.id
  const places = new Map(order.map(({ id }, at) => [id, at + 1]))
  const members = new Map(rings.flatMap((ring) => ring.members.map((member) => [member.id, member])))
  const marks = new Map(between.map((mark) => [mark.memberId, mark]))
  // a stable order in the document: who moves keeps the focus and slides
  const seals = drawn.flatMap((ring) => ring.seals).toSorted((a, b) => (a.id < b.id ? -1 : 1))

  function onKeyDown(event: KeyboardEvent<SVGGElement>) {
    const id = idOf(event)
    const at = order.find((stop) => stop.id === id)
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return
    const isRest = !members.has(at.id)
    const next = stopAfterKey(stops, at.id, event.key)
    const key = event.key.toLowerCase()
    if (next) {
      list.current?.querySelector<SVGGElement>(`[data-seal="${next}"]`)?.focus()
      onChoose(members.has(next) ? next : null)
    } else if (key === 'escape') {
      if (drag.isDragging()) drag.cancel()
      else onChoose(null)
    } else if (key === 'r' || (isRest && (key === 'enter' || key === ' '))) onOpenRing(at.ring)
    else if (key === 'enter') onOpenMember(at.id)
    else if (key === ' ') onChoose(at.id === chosen ? null : at.id)
    else if (key === 'm' && !isRest) onBeginMove(at.id)
    else return
    event.preventDefault()
  }

  function onClick(event: MouseEvent<SVGGElement>) {
    const id = idOf(event)
    const ring = RINGS.find((one) => one === id)
    if (id === null || drag.wasDragged.current) return
    if (ring) onOpenRing(ring)
    else if (id === chosen) onOpenMember(id)
    else onChoose(id)
  }

  return (
    <>
      <g
        ref={list}
        // a list box without anybody in it would be one without options
        role={order.length > 0 ? 'listbox' : undefined}
        aria-label={order.length > 0 ? words.circle.drawing.people : undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={(event) => {
          setStop(idOf(event))
          setPointed(idOf(event))
        }}
        onBlur={() => setPointed(null)}
        onPointerOver={(event) => setPointed(idOf(event))}
        onPointerLeave={() => setPointed(null)}
        {...drag.handlers}
      >
        {seals.map((seal) => (
          <RingSeal
            key={seal.id}
            seal={seal}
            member={members.get(seal.id)!}
            today={marks.get(seal.id)}
            place={places.get(seal.id)!}
            of={order.length}
            isStop={seal.id === tabStop}
            isChosen={seal.id === chosen}
          />
        ))}
        {drawn.map(
          ({ ring, more }) =>
            more && (
              <MoreSeal
                key={ring}
                ring={ring}
                more={more}
                place={places.get(ring)!}
                of={order.length}
                isStop={ring === tabStop}
              />
            ),
        )}
      </g>
      <PointedName seal={seals.find(({ id, side }) => id === (pointed ?? chosen) && side === null)} />
    </>
  )
}

function idOf({ target }: { target: EventTarget }): string | null {
  return (target as Element).closest<SVGGElement>('[data-seal]')?.dataset['seal'] ?? null
}
