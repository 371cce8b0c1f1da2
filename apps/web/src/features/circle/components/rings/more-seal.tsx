import type { Ring } from '@astrarium/contracts'
import { words } from '../../../../words/index.ts'
import type { DialRing } from '../../rings/dial.ts'

const copy = words.circle

/** Those for whom a full ring has no room: it opens the ring. */
export function MoreSeal({
  ring,
  more: { x, y, count },
  place,
  of,
  isStop,
}: {
  ring: Ring
  more: NonNullable<DialRing['more']>
  place: number
  of: number
  isStop: boolean
}) {
  return (
    <g
      role="option"
      tabIndex={isStop ? 0 : -1}
      aria-selected={false}
      aria-posinset={place}
      aria-setsize={of}
      data-seal={ring}
      className="rings-seal rings-more"
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <title>{copy.drawing.more(count, copy.rings[ring].label)}</title>
      <circle r="22" className="rings-seal-touch" />
      <circle r="23" className="rings-seal-focus" />
      <circle r="17" className="rings-seal-plate" />
      <text y="4.4" aria-hidden="true" className="rings-initials">
        {copy.more(count)}
      </text>
    </g>
  )
}
