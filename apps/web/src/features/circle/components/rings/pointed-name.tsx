import type { Seal } from '../../rings/dial.ts'
import { FIRST_NAME_SIZE } from '../../rings/first-names.ts'
import { textWidth } from '../../rings/letters.ts'

/** The name of somebody in a crowd, over whoever stands there, while they are pointed at. */
export function PointedName({ seal }: { seal: Seal | undefined }) {
  if (!seal) return null
  const width = textWidth(seal.firstName, FIRST_NAME_SIZE, 'italic') + 18
  // above, where a pointer does not cover it; below at the edge
  const y = seal.y < -320 ? seal.y + 36 : seal.y - 36
  return (
    <g aria-hidden="true" className="rings-pointed" transform={`translate(${seal.x} ${y})`}>
      <rect x={-width / 2} y="-12" width={width} height="24" rx="12" />
      <text y="5" textAnchor="middle" className="rings-first-name">
        {seal.firstName}
      </text>
    </g>
  )
}
