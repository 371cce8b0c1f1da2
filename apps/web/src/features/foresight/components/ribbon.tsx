import './ribbon.css'
import { useState } from 'react'
import { words } from '../../../words/index.ts'
import type { RibbonSpan } from '../ribbon.ts'
import { ribbonAxis, ribbonHeight } from '../ribbon.ts'
import type { RibbonOrder, RibbonSeries } from '../ribbon-rows.ts'
import { sheetsOf, wordsOf } from '../ribbon-rows.ts'
import { useDrawingWidth } from '../hooks/use-drawing-width.ts'
import { tickWriter, timeWriter } from '../write-time.ts'
import { EnergyBadge } from './energy-sign.tsx'
import { RibbonSheet } from './ribbon-sheet.tsx'

const copy = words.foresight.ribbon
/** From this width on, the names of the transits are written beside their signs. */
const ROOM_FOR_NAMES = 760
/** px */
const LABELS = { signs: 84, names: 282 }

interface RibbonProps {
  series: readonly RibbonSeries[]
  order: RibbonOrder
  span: RibbonSpan
  timeZone: string
  /** milliseconds */
  now: number
}

/**
 * Transits as bands over time, each with its exact days. One stop for Tab a sheet; arrow keys go from one to
 * the next.
 */
export function Ribbon({ series, order, span, timeZone, now }: RibbonProps) {
  const { frame, width } = useDrawingWidth()
  const [shown, setShown] = useState<RibbonSeries | null>(null)
  const told = shown && series.includes(shown) ? shown : null
  const writeTime = timeWriter(timeZone, span)
  return (
    <div ref={frame} className="ribbon">
      {width !== null && (
        <RibbonSheets width={width} {...{ series, order, span, timeZone, now }} onShow={setShown} />
      )}
      {/* each row says this itself when it takes the focus, so the line is for the eye; the last one stays, so that it can be read at leisure */}
      <div className="ribbon-caption" data-told={told !== null} aria-hidden="true">
        {told ? <Caption series={told} writeTime={writeTime} /> : copy.hint}
      </div>
    </div>
  )
}

/**
 * The drawing by itself, apart from the caption, so that looking at one transit draws none of the others
 * again.
 */
export function RibbonSheets({
  width,
  series,
  order,
  span,
  timeZone,
  now,
  onShow,
}: RibbonProps & { width: number; onShow?: (series: RibbonSeries) => void }) {
  const writeTime = timeWriter(timeZone, span)
  const hasNames = width >= ROOM_FOR_NAMES
  const axis = ribbonAxis(span, { width, labels: hasNames ? LABELS.names : LABELS.signs, timeZone, now })
  const writeTick = tickWriter(timeZone)
  return sheetsOf(series, order).map(({ key, title, series: own }) => (
    <section
      key={key}
      className="ribbon-sheet"
      style={{ containIntrinsicBlockSize: `auto ${ribbonHeight(own.length)}px` }}
    >
      {title && <h3 className="ribbon-title">{title}</h3>}
      <RibbonSheet
        series={own}
        axis={axis}
        hasNames={hasNames}
        label={title ? `${copy.list}: ${title}` : copy.list}
        onShow={onShow ?? ignore}
        {...{ writeTime, writeTick }}
      />
    </section>
  ))
}

function ignore() {}

function Caption({ series, writeTime }: { series: RibbonSeries; writeTime: (instant: string) => string }) {
  const { name, stays } = wordsOf(series, writeTime)
  return (
    <>
      <strong>{name}</strong>
      <EnergyBadge energy={series.energy} isPlain />
      {stays.map((stay) => (
        <span key={stay}>{stay}</span>
      ))}
    </>
  )
}
