import type { Ring } from '@astrarium/contracts'
import { words } from '../../../../words/index.ts'
import { around } from '../../rings/gaps.ts'
import { groovePath } from '../../rings/groove.ts'
import { textWidth } from '../../rings/letters.ts'
import { radiusOf } from '../../rings/orbit.ts'
import { RING_NAME_SIZE } from '../../rings/ring-name.ts'

/** A ring's name along its circle, turned from the top, on a ground that covers what lies beneath it. */
export function RingNameText({ ring, turn, className }: { ring: Ring; turn: number; className?: string }) {
  const { label } = words.circle.rings[ring]
  const radius = radiusOf(ring)
  const ground = around(90, textWidth(label, RING_NAME_SIZE, 'upright') + 4, radius)
  return (
    <g aria-hidden="true" transform={`rotate(${turn})`} className={className}>
      <path d={groovePath([ground], radius)} className="rings-name-ground" />
      <text className="rings-name">
        <textPath href={`#${ringPathId(ring)}`} startOffset="50%">
          {label}
        </textPath>
      </text>
    </g>
  )
}

export const ringPathId = (ring: Ring) => `ring-name-${ring}`
