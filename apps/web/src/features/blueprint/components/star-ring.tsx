import { starPath } from '../constellation.ts'

/**
 * A star in a ring that fills as its questions are answered. Decoration: what it shows is written beside it.
 */
export function StarRing({
  percentage,
  weight = 0.6,
  size = 52,
}: {
  percentage: number
  weight?: number
  size?: number
}) {
  return (
    <svg
      viewBox="-26 -26 52 52"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className="star-ring shrink-0"
    >
      <circle r="22" className="star-ring-plate" />
      <circle
        r="22"
        pathLength="100"
        strokeDasharray={`${percentage} 100`}
        transform="rotate(-90)"
        className="star-ring-filled"
      />
      <path d={starPath(10 + 6 * weight)} className="star-ring-star" />
    </svg>
  )
}
