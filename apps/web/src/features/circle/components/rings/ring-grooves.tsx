import { RINGS } from '@astrarium/contracts'
import type { Ring } from '@astrarium/contracts'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { words } from '../../../../words/index.ts'
import type { DialRing } from '../../rings/dial.ts'
import { RingGroove } from './ring-groove.tsx'

const copy = words.circle.drawing

/** The seven rings to open: up and right lead out, down and left lead in. */
export function RingGrooves({
  rings,
  left,
  lit,
  onOpen,
  onPoint,
}: {
  rings: readonly DialRing[]
  left: number
  lit: Ring | null
  onOpen: (ring: Ring) => void
  /** the ring under the pointer or with the focus */
  onPoint: (ring: Ring | null) => void
}) {
  const [stop, setStop] = useState<Ring>(RINGS[0])

  function onKeyDown(event: KeyboardEvent<SVGGElement>) {
    const ring = ringOf(event)
    if (!ring) return
    const next = ringAfterKey(ring, event.key)
    if (next) event.currentTarget.querySelector<SVGGElement>(`[data-groove="${next}"]`)?.focus()
    else if (event.key === 'Enter' || event.key === ' ') onOpen(ring)
    else return
    event.preventDefault()
  }

  return (
    <g
      role="toolbar"
      aria-label={copy.rings}
      aria-orientation="vertical"
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const ring = ringOf(event)
        if (ring) onOpen(ring)
      }}
      onPointerOver={(event) => onPoint(ringOf(event))}
      onPointerLeave={() => onPoint(null)}
      onFocus={(event) => {
        const ring = ringOf(event)
        if (ring) setStop(ring)
        onPoint(ring)
      }}
      onBlur={() => onPoint(null)}
    >
      {rings.map((ring) => (
        <RingGroove
          key={ring.ring}
          ring={ring}
          zero={180 - left}
          isStop={ring.ring === stop}
          isLit={ring.ring === lit}
        />
      ))}
    </g>
  )
}

function ringOf({ target }: { target: EventTarget }): Ring | null {
  const groove = (target as Element).closest<SVGGElement>('[data-groove]')?.dataset['groove']
  return RINGS.find((ring) => ring === groove) ?? null
}

function ringAfterKey(ring: Ring, key: string): Ring | null {
  const place = RINGS.indexOf(ring)
  const last = RINGS.length - 1
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return RINGS[Math.min(place + 1, last)]!
    case 'ArrowDown':
    case 'ArrowLeft':
      return RINGS[Math.max(place - 1, 0)]!
    case 'Home':
      return RINGS[0]
    case 'End':
      return RINGS[last]!
    default:
      return null
  }
}
