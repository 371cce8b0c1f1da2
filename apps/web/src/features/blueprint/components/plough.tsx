import { constellation, starPath } from '../constellation.ts'

const { stars, lines } = constellation(1000, 520)
const [REACH, LIT_REACH, DOT] = [30, 62, 11]

/** The seven stars without their names, for where the map has no room; `lit`: the one that is meant. */
export function Plough({ lit = null, className }: { lit?: number | null; className?: string }) {
  return (
    <svg viewBox="60 20 800 440" aria-hidden="true" focusable="false" className={className}>
      {lines.map(({ between: [a, b], from, to }) => (
        <path
          key={`${a} ${b}`}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          data-drawn={true}
          className="constellation-sky constellation-line"
        />
      ))}
      {stars.map(({ name, x, y, weight }, at) =>
        lit === null || lit === at ? (
          <path
            key={name}
            d={starPath(lit === at ? LIT_REACH : REACH * (0.7 + 0.5 * weight))}
            transform={`translate(${x} ${y})`}
            className={lit === at ? 'plough-lit' : 'plough-star'}
          />
        ) : (
          <circle key={name} cx={x} cy={y} r={DOT} className="plough-star" />
        ),
      )}
    </svg>
  )
}
