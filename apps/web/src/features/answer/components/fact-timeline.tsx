import { formatInReading } from '../../../lib/format.ts'
import { words } from '../../../words/index.ts'
import type { FactTimeline as Timeline, TimelineMark } from '../fact-timeline.ts'

const copy = words.answer.fact.timeline
const [WIDTH, EDGE, MIDDLE] = [320, 10, 16]
const x = (share: number) => EDGE + share * (WIDTH - 2 * EDGE)

/** When something begins, is exact and ends: a line to look at, and the dates to read. */
export function FactTimeline({
  timeline: { marks, today, isOpenBefore, isOpenAfter },
}: {
  timeline: Timeline
}) {
  return (
    <div className="mb-5">
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 32`} className="mb-2 block w-full max-w-md">
        <line
          x1={isOpenBefore ? 0 : EDGE}
          x2={isOpenAfter ? WIDTH : WIDTH - EDGE}
          y1={MIDDLE}
          y2={MIDDLE}
          className="stroke-line-strong"
          strokeWidth={2}
        />
        {today !== null && (
          <line
            x1={x(today)}
            x2={x(today)}
            y1={3}
            y2={29}
            className="stroke-ink-3"
            strokeWidth={1.5}
            strokeDasharray="3 3"
          />
        )}
        {marks.map(({ kind, at, share }) =>
          kind === 'exact' ? (
            <circle key={kind + at} cx={x(share)} cy={MIDDLE} r={6} className="fill-brass" />
          ) : (
            <line
              key={kind + at}
              x1={x(share)}
              x2={x(share)}
              y1={8}
              y2={24}
              className="stroke-ink-2"
              strokeWidth={2}
            />
          ),
        )}
      </svg>
      <ol aria-label={copy.label} className="flex flex-col gap-1 text-sm">
        {isOpenBefore && <li className="text-ink-3">{copy.openBefore}</li>}
        {marks.map((mark) => (
          <li key={mark.kind + mark.at} className={mark.kind === 'exact' ? 'text-ink' : 'text-ink-2'}>
            {textOf(mark)}
          </li>
        ))}
        {isOpenAfter && <li className="text-ink-3">{copy.openAfter}</li>}
      </ol>
      {today !== null && <p className="mt-1 text-xs text-ink-3">{copy.today}</p>}
    </div>
  )
}

function textOf({ kind, at }: TimelineMark): string {
  return copy[kind](formatInReading(at))
}
