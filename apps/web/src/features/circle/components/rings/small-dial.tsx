import './circle-drawing.css'
import { useCircleToday } from '../../hooks/use-circle-today.ts'
import { withoutNames } from '../../rings/dial.ts'
import type { RingOfMembers } from '../../by-ring.ts'
import { words } from '../../../../words/index.ts'
import { Plate, Sun } from './plate.tsx'
import { RimLights } from './rim-lights.tsx'

/** The circle as a picture for a phone, people as pins; the cards below it say who they are. */
export function SmallDial({ rings, left }: { rings: readonly RingOfMembers[]; left: number }) {
  const today = useCircleToday().data
  const drawn = withoutNames(rings, { left, labels: words.circle.rings })
  return (
    <svg viewBox="-412 -464 824 876" className="rings rings-small" aria-hidden="true" focusable="false">
      <Plate left={left} />
      {today && <RimLights sun={today.sun} moon={today.moon} left={left} />}
      {drawn.map(({ ring, radius }) => (
        <circle key={ring} r={radius} className="rings-orbit" />
      ))}
      {drawn
        .flatMap(({ seals }) => seals)
        .map(({ id, x, y }) => (
          <circle key={id} cx={x} cy={y} r="11" className="rings-pin" />
        ))}
      <Sun initial="" />
    </svg>
  )
}
