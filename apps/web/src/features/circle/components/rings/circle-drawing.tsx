import './circle-drawing.css'
import type { CircleToday, Ring } from '@astrarium/contracts'
import { useState } from 'react'
import { words } from '../../../../words/index.ts'
import type { RingOfMembers } from '../../by-ring.ts'
import { dial } from '../../rings/dial.ts'
import { Plate, Sun } from './plate.tsx'
import { RingGrooves } from './ring-grooves.tsx'
import { RimLights } from './rim-lights.tsx'
import { RingPeople } from './ring-people.tsx'
import { RingNameText } from './ring-name-text.tsx'
import { Rule } from './rule.tsx'

const copy = words.circle

interface CircleDrawingProps {
  rings: readonly RingOfMembers[]
  /** the longitude at the left: the person's own Ascendant */
  left: number
  /** while it is not known, the drawing has no marks of the day */
  today: CircleToday | undefined
  /** of the person in the middle */
  initial: string
  chosen: string | null
  onChoose: (memberId: string | null) => void
  onOpenMember: (memberId: string) => void
  onOpenRing: (ring: Ring) => void
  /** by drag; `onBeginMove` asks for the menu of rings */
  onMove: (memberId: string, ring: Ring) => void
  onBeginMove: (memberId: string) => void
}

/** Everybody in their rings: one stop of Tab for the rings, one for the people. */
export function CircleDrawing({
  rings,
  left,
  today,
  initial,
  chosen,
  onOpenRing,
  ...people
}: CircleDrawingProps) {
  const [pointed, setPointed] = useState<Ring | null>(null)
  const drawn = dial(rings, { left, labels: copy.rings })
  const pointedAt = drawn.flatMap(({ seals }) => seals).find(({ id }) => id === chosen)
  const isNameless = drawn.some(({ ring, nameAngle }) => ring === pointed && nameAngle === null)

  return (
    <svg viewBox="-412 -464 824 876" className="rings" role="group" aria-label={copy.drawing.name}>
      <Plate left={left} />
      {today && <RimLights sun={today.sun} moon={today.moon} left={left} />}
      {/* beneath the grooves, whose names it must not cross */}
      <Rule angle={pointedAt?.angle ?? null} />
      <RingGrooves
        rings={drawn}
        left={left}
        lit={pointedAt?.ring ?? null}
        onOpen={onOpenRing}
        onPoint={setPointed}
      />
      <Sun initial={initial} />
      <RingPeople
        drawn={drawn}
        rings={rings}
        between={today?.between ?? []}
        chosen={chosen}
        onOpenRing={onOpenRing}
        {...people}
      />
      {isNameless && pointed && <RingNameText ring={pointed} turn={0} className="rings-over" />}
    </svg>
  )
}
