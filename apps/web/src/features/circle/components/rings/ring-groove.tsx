import { words } from '../../../../words/index.ts'
import type { DialRing } from '../../rings/dial.ts'
import { graduationPath, groovePath } from '../../rings/groove.ts'
import { namePath } from '../../rings/ring-name.ts'
import { RingNameText, ringPathId } from './ring-name-text.tsx'

const copy = words.circle

/** One ring to press: its groove, broken by its people and its own name. */
export function RingGroove({
  ring: { ring, radius, groove, nameAngle, seals, more },
  zero,
  isStop,
  isLit,
}: {
  ring: DialRing
  /** screen angle at which Aries begins */
  zero: number
  /** the one of the seven that Tab comes to */
  isStop: boolean
  /** somebody in it is chosen */
  isLit: boolean
}) {
  const { label } = copy.rings[ring]
  const path = groovePath(groove, radius)
  const count = seals.length + (more?.count ?? 0)
  return (
    <g
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={copy.drawing.ring(label, count)}
      data-groove={ring}
      data-lit={isLit || undefined}
      data-empty={count === 0 || undefined}
      className="rings-ring"
    >
      <circle r={radius} className="rings-ring-touch" />
      <path d={path} className="rings-groove-edge" />
      <path d={path} className="rings-groove" />
      <path d={graduationPath(groove, radius, zero)} className="rings-graduation" />
      <path id={ringPathId(ring)} d={namePath(ring)} fill="none" />
      {nameAngle !== null && <RingNameText ring={ring} turn={90 - nameAngle} />}
    </g>
  )
}
