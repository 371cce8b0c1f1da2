import type { Foresight } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { formatInReading } from '../../../lib/format.ts'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { words } from '../../../words/index.ts'
import { ribbonQuery } from '../queries.ts'
import { heaviest, seriesOf, SHEET } from '../ribbon-rows.ts'
import { RibbonSheets } from './ribbon.tsx'
import { RibbonLegend } from './ribbon-legend.tsx'
import { RibbonTable } from './ribbon-table.tsx'

const copy = words.foresight.ribbon
/** px; drawn as wide as a sheet, whose text stays above eight points */
const PAPER = 760

/** After the reading: the weightiest transits drawn, then all of them as a table. */
export function TransitsOnPaper({
  forecast: { id, span, timeZone },
}: {
  forecast: Pick<Foresight, 'id' | 'span' | 'timeZone'>
}) {
  const { data } = useQuery(ribbonQuery(id))
  const now = useToday().getTime()
  if (!data || data.rows.length === 0) return null
  const series = heaviest(seriesOf(data.rows), SHEET)
  return (
    <>
      <section className="transits-drawn">
        <h2 className="text-xl">{copy.title}</h2>
        <RibbonLegend hasHollow={series.some(({ stays }) => stays.some(({ exact }) => exact.length === 0))} />
        <RibbonSheets width={PAPER} order="time" span={data} {...{ series, timeZone, now }} />
      </section>
      <section>
        <RibbonTable
          rows={data.rows}
          span={data}
          timeZone={timeZone}
          caption={copy.table.caption(formatInReading(span.from), formatInReading(span.to))}
        />
      </section>
    </>
  )
}
