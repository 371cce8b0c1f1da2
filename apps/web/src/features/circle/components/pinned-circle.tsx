import { words } from '../../../words/index.ts'
import { byRing } from '../by-ring.ts'
import type { CirclePerson } from '../by-ring.ts'
import { withoutNames } from '../rings/dial.ts'

/**
 * The circle in a card: everybody a point on their ring, under the sign of their Sun.
 * @param left the longitude at the left, as in the person's own wheel
 */
export function PinnedCircle({
  members,
  left,
  className,
}: {
  members: readonly CirclePerson[]
  left: number
  className?: string
}) {
  const rings = withoutNames(byRing(members), { left, labels: words.circle.rings })
  return (
    <svg viewBox="-376 -376 752 752" aria-hidden="true" className={className}>
      {rings.map(({ ring, radius }) => (
        <circle key={ring} r={radius} className="fill-none stroke-brass-lo" strokeWidth="3.5" />
      ))}
      {rings
        .flatMap(({ seals }) => seals)
        .map(({ id, x, y }) => (
          <circle key={id} cx={x} cy={y} r="20" className="fill-brass stroke-surface" strokeWidth="10" />
        ))}
      <circle r="30" className="fill-brass" />
    </svg>
  )
}
