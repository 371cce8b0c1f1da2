import type { RibbonRow } from '@astrarium/contracts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { Glyph } from '../../../ui/drawings/glyph.tsx'
import { words } from '../../../words/index.ts'
import { ENERGY_COLOURS } from '../energies.ts'
import type { RibbonSpan } from '../ribbon.ts'
import type { Direction, TimeColumn } from '../ribbon-rows.ts'
import { byTime, glyphsOf, transitName } from '../ribbon-rows.ts'
import { timeWriter } from '../write-time.ts'
import { EnergyBadge } from './energy-sign.tsx'

const copy = words.foresight.ribbon.table
const TIMES: TimeColumn[] = ['enters', 'exact', 'leaves']
/** On a phone a row is two lines: its name, and below it the three times. */
const ROW = 'max-sm:grid max-sm:grid-cols-3'
const CELL =
  'align-top text-ink-2 max-sm:pb-2.5 sm:border-t sm:border-line sm:py-2.5 sm:pr-5 sm:whitespace-nowrap'

/** All that the ribbon shows, in words, in the order of whichever time is wanted. */
export function RibbonTable({
  rows,
  span,
  timeZone,
  caption,
}: {
  rows: readonly RibbonRow[]
  span: RibbonSpan
  timeZone: string
  caption: string
}) {
  const [sorted, setSorted] = useState<{ column: TimeColumn; direction: Direction }>({
    column: 'enters',
    direction: 'ascending',
  })
  const write = timeWriter(timeZone, span)

  const sortBy = (column: TimeColumn) =>
    setSorted({
      column,
      direction: column === sorted.column && sorted.direction === 'ascending' ? 'descending' : 'ascending',
    })

  return (
    // between a phone and its full width it scrolls by itself, by keyboard too
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="ribbon-table relative overflow-x-auto rounded-sm"
    >
      <table className="w-full border-collapse text-left text-sm tabular-nums max-sm:block sm:min-w-160">
        <caption className="pb-3 text-left text-ink-2 max-sm:sr-only">{caption}</caption>
        <thead className="max-sm:block">
          <tr className={cn(ROW, 'text-xs text-ink-3')}>
            <th scope="col" className="py-1 pr-5 font-normal max-sm:sr-only">
              {copy.transit}
            </th>
            {TIMES.map((column) => (
              <th
                key={column}

                scope="col"
                aria-sort={sorted.column === column ? sorted.direction : 'none'}
                className="pr-5 font-normal"
              >
                <button
                  type="button"
                  onClick={() => sortBy(column)}
                  className={cn(
                    'inline-flex min-h-11 items-center gap-1.5 hover:text-ink print:hidden',
                    sorted.column === column && 'text-brass',
                  )}
                >
                  {copy[column]}
                  {sorted.column === column && <Direct direction={sorted.direction} />}
                </button>
                {/* heads that come again on each sheet of paper have words, and no buttons */}
                <span className="hidden print:inline">{copy[column]}</span>
              </th>
            ))}
            <th scope="col" className="py-1 font-normal max-sm:sr-only">
              {copy.energy}
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {byTime(rows, sorted.column, sorted.direction).map((row) => (
            <tr key={row.id} className={cn(ROW, 'max-sm:relative max-sm:border-t max-sm:border-line')}>
              <th
                scope="row"
                className={cn(CELL, 'font-normal max-sm:col-span-3 max-sm:pt-2.5 max-sm:pr-28 max-sm:pb-1')}
              >
                <span className="flex items-center gap-3 text-ink">
                  <span className={cn('flex items-center gap-1 max-sm:hidden', ENERGY_COLOURS[row.energy])}>
                    {glyphsOf(row).map((id, index) => (
                      <Glyph key={index} id={id} size={index === 1 ? 14 : 18} />
                    ))}
                  </span>
                  {transitName(row)}
                </span>
              </th>
              <td className={CELL}>{row.enters ? write(row.enters) : copy.before}</td>
              <td className={CELL}>
                {row.exact.length > 0 ? row.exact.map((at) => <Line key={at}>{write(at)}</Line>) : copy.never}
              </td>
              <td className={CELL}>{row.leaves ? write(row.leaves) : copy.beyond}</td>
              <td className={cn(CELL, 'max-sm:absolute max-sm:top-2.5 max-sm:right-0')}>
                <EnergyBadge energy={row.energy} isPlain />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({ children }: { children: string }) {
  return <span className="ribbon-pass block">{children}</span>
}

function Direct({ direction }: { direction: Direction }) {
  const Icon = direction === 'ascending' ? ArrowUp : ArrowDown
  return <Icon aria-hidden="true" size={14} />
}
