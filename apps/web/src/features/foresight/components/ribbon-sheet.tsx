import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { words } from '../../../words/index.ts'
import type { RibbonAxis } from '../ribbon.ts'
import { AXIS, ribbonHeight, ribbonLanes } from '../ribbon.ts'
import type { RibbonSeries } from '../ribbon-rows.ts'
import type { TickUnit } from '../../../lib/calendar/time-ticks.ts'
import { Lane } from './ribbon-lane.tsx'

/** px from the edge within which a label would be cut */
const EDGE = 26

/** One axis and the lanes below it. */
export function RibbonSheet({
  series,
  axis,
  hasNames,
  label,
  writeTime,
  writeTick,
  onShow,
}: {
  series: readonly RibbonSeries[]
  axis: RibbonAxis
  hasNames: boolean
  label: string
  writeTime: (instant: string) => string
  writeTick: (tick: { at: number; names: TickUnit }) => string
  onShow: (series: RibbonSeries) => void
}) {
  const [stop, setStop] = useState<string | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const lanes = ribbonLanes(series, axis)
  const height = ribbonHeight(lanes.length)
  const tabStop = lanes.some(({ series: { id } }) => id === stop) ? stop : lanes[0]?.series.id

  function onKeyDown(event: KeyboardEvent<SVGGElement>) {
    const at = lanes.findIndex(({ series: { id } }) => id === focused)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lanes.length - 1 }[event.key]
    const next = to === undefined ? undefined : lanes[to]
    if (to === undefined) return
    event.preventDefault()
    if (next)
      event.currentTarget.querySelector<SVGGElement>(`[data-series="${CSS.escape(next.series.id)}"]`)?.focus()
  }

  return (
    <>
      <svg viewBox={`0 0 ${axis.width} ${AXIS}`} className="ribbon-drawing ribbon-axis" aria-hidden="true">
        <path className="ribbon-minor" d={axis.minor.map((x) => `M${x} ${AXIS - 12}V${AXIS - 7}`).join('')} />
        <path className="ribbon-major" d={axis.major.map(({ x }) => `M${x} ${AXIS - 14}V${AXIS}`).join('')} />
        {axis.major.map((tick) => (
          <text
            key={tick.at}
            x={Math.min(tick.x, axis.width - 2)}
            y={AXIS - 20}
            className="ribbon-date"
            data-names={tick.names}
            textAnchor={tick.x > axis.width - EDGE ? 'end' : 'middle'}
          >
            {writeTick(tick)}
          </text>
        ))}
        {axis.now !== null && (
          <path
            className="ribbon-now"
            d={`M${axis.now} ${AXIS - 8}V${AXIS}M${axis.now - 5} ${AXIS - 14}h10l-5 7Z`}
          />
        )}
      </svg>
      <svg
        viewBox={`0 ${AXIS} ${axis.width} ${height - AXIS}`}
        className="ribbon-drawing"
        role="group"
        aria-label={words.foresight.ribbon.title}
      >
        <path
          className="ribbon-major"
          d={axis.major.map(({ x }) => `M${x} ${AXIS}V${height}`).join('')}
          aria-hidden="true"
        />
        {axis.now !== null && (
          <path className="ribbon-now" d={`M${axis.now} ${AXIS}V${height}`} aria-hidden="true" />
        )}
        <g role="listbox" aria-label={label} onKeyDown={onKeyDown}>
          {lanes.map((lane) => (
            <Lane
              key={lane.series.id}
              lane={lane}
              width={axis.width}
              hasName={hasNames}
              isStop={lane.series.id === tabStop}
              isFocused={lane.series.id === focused}
              writeTime={writeTime}
              onHover={onShow}
              onFocus={(one) => {
                setStop(one.id)
                setFocused(one.id)
                onShow(one)
              }}
              onBlur={() => setFocused(null)}
            />
          ))}
        </g>
      </svg>
    </>
  )
}
