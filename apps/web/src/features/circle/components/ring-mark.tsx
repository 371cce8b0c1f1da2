import { RINGS } from '@astrarium/contracts'
import type { Ring } from '@astrarium/contracts'

/** You, then seven places, the own one filled: the badge of a ring. Its name stands beside it. */
export function RingMark({ ring, className }: { ring: Ring; className?: string }) {
  const own = RINGS.indexOf(ring)
  return (
    <svg width="52" height="12" viewBox="0 0 52 12" aria-hidden="true" className={className}>
      <line x1="3" x2="49" y1="6" y2="6" stroke="var(--line-strong)" />
      <circle cx="3" cy="6" r="2.5" fill="var(--brass)" />
      {RINGS.map((name, place) => {
        const x = 9 + place * 6.5
        return place === own ? (
          <circle key={name} cx={x} cy="6" r="3.5" fill="var(--brass)" />
        ) : (
          <line key={name} x1={x} x2={x} y1="3.5" y2="8.5" stroke="var(--line-strong)" />
        )
      })}
    </svg>
  )
}
