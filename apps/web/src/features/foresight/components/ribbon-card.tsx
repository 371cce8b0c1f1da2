import type { Foresight } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatInReading } from '../../../lib/format.ts'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { words } from '../../../words/index.ts'
import { ribbonQuery } from '../queries.ts'
import type { RibbonOrder } from '../ribbon-rows.ts'
import { heaviest, seriesOf, SHEET } from '../ribbon-rows.ts'
import { Ribbon } from './ribbon.tsx'
import { RibbonLegend } from './ribbon-legend.tsx'
import { RibbonTable } from './ribbon-table.tsx'

const copy = words.foresight.ribbon
const ORDERS: RibbonOrder[] = ['time', 'planet']

/** The transits over the time of a forecast: drawn, or as a table. */
export function RibbonCard({
  forecast: { id, span, timeZone },
}: {
  forecast: Pick<Foresight, 'id' | 'span' | 'timeZone'>
}) {
  const ribbon = useQuery(ribbonQuery(id))
  const now = useToday()
  const [isTable, setIsTable] = useState(false)
  const [order, setOrder] = useState<RibbonOrder>('time')
  const [isAll, setIsAll] = useState(false)
  const rows = ribbon.data?.rows

  if (!ribbon.data || !rows)
    return (
      <Card title={copy.title}>
        {ribbon.isError ? (
          <LoadFailed onRetry={() => ribbon.refetch()}>{copy.failed}</LoadFailed>
        ) : (
          <PulseLoader label={copy.loading} />
        )}
      </Card>
    )
  if (rows.length === 0)
    return (
      <Card title={copy.title}>
        <p className="text-ink-2">{copy.none}</p>
      </Card>
    )
  const series = seriesOf(rows)
  const isLong = series.length > SHEET
  return (
    <Card className="max-md:px-4">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-xl">{copy.title}</h2>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {!isTable && isLong && (
            <div role="group" aria-label={copy.order} className="flex gap-1">
              {ORDERS.map((each) => (
                <Button
                  key={each}
                  variant="ghost"
                  size="sm"
                  aria-pressed={each === order}
                  onClick={() => setOrder(each)}
                  className="aria-pressed:text-brass"
                >
                  {copy.orders[each]}
                </Button>
              ))}
            </div>
          )}
          <Button variant="outline" size="sm" onClick={() => setIsTable(!isTable)}>
            {isTable ? copy.asDrawing : copy.asTable}
          </Button>
        </div>
      </header>
      {isTable ? (
        <RibbonTable
          rows={rows}
          span={ribbon.data}
          timeZone={timeZone}
          caption={copy.table.caption(formatInReading(span.from), formatInReading(span.to))}
        />
      ) : (
        <>
          <RibbonLegend hasHollow={rows.some(({ exact }) => exact.length === 0)} />
          <Ribbon
            series={isAll ? series : heaviest(series, SHEET)}
            order={isLong ? order : 'time'}
            span={ribbon.data}
            timeZone={timeZone}
            now={now.getTime()}
          />
          {isLong && (
            <Button
              variant="outline"
              size="sm"
              className="mt-4 print:hidden"
              onClick={() => setIsAll(!isAll)}
            >
              {isAll ? copy.fewer(SHEET) : copy.all(series.length)}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}
