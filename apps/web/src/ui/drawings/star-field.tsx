import './drawings.css'
import { scatteredStars } from './scattered-stars.ts'

/** Faint stars behind a page; decoration only. The parent positions it. */
export function StarField({
  count = 90,
  seed = 1364,
  className = '',
}: {
  count?: number
  seed?: number
  className?: string
}) {
  return (
    <svg
      width="100%"
      height="100%"
      className={`star-field ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      {scatteredStars(count, seed).map(({ x, y, radius, opacity }) => (
        <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r={radius} opacity={opacity} />
      ))}
    </svg>
  )
}
