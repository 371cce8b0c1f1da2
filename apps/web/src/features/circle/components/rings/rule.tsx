import { useState } from 'react'
import { PLATE, SUN } from '../../rings/dial.ts'
import { turnTo } from '../../rings/orbit.ts'

/** The hand of brass that points at the one chosen. It turns the short way. */
export function Rule({ angle }: { angle: number | null }) {
  const [turned, setTurned] = useState(angle ?? 180)
  const next = angle === null ? turned : turned + turnTo(turned, angle)
  if (Math.abs(next - turned) > 1e-6) setTurned(next)
  return (
    <g
      aria-hidden="true"
      className="rings-rule"
      data-shown={angle !== null || undefined}
      style={{ transform: `rotate(${-turned}deg)` }}
    >
      <path d={`M${SUN} -4L${PLATE} -0.8V0.8L${SUN} 4Z`} className="rings-rule-blade" />
      <path d={`M${SUN} 0H${PLATE}`} className="rings-rule-ridge" />
    </g>
  )
}
