import { cn } from '../../../lib/class-names.ts'

const [INNER, OUTER, STROKE_FROM, STROKE_TO] = [42, 57, 45, 54]

/** A dial that shows what a plan is: each stroke one Ask of a day, an unbroken ring Asks without end. */
export function PlanDial({ strokes, className }: { strokes: number | null; className?: string }) {
  return (
    <svg viewBox="-60 -60 120 120" aria-hidden="true" className={cn('block', className)}>
      <g fill="none" stroke="var(--brass-lo)" strokeWidth="1">
        <circle r={INNER} />
        <circle r={OUTER} />
      </g>
      {strokes === null ? (
        <circle r={(INNER + OUTER) / 2} fill="none" stroke="var(--brass)" strokeWidth="5" />
      ) : (
        <g stroke="var(--brass)" strokeWidth="2.2" strokeLinecap="round">
          {Array.from({ length: strokes }, (_, at) => (
            <line
              key={at}
              y1={-STROKE_FROM}
              y2={-STROKE_TO}
              transform={`rotate(${((at * 360) / strokes).toFixed(2)})`}
            />
          ))}
        </g>
      )}
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fill="var(--text)"
        fontFamily="var(--font-display)"
        fontSize="32"
      >
        {strokes ?? '∞'}
      </text>
    </svg>
  )
}
