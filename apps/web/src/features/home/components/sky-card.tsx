import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { words } from '../../../words/index.ts'
import { AskBox } from '../../ask/components/ask-box.tsx'
import { NoChartNotice } from '../../ask/components/no-chart-notice.tsx'
import { TransitList } from '../../chart/components/transit-list.tsx'
import { transitsQuery } from '../../chart/queries.ts'
import { profileQuery } from '../../profile/queries.ts'

/** What moves in the person's chart today, and the way to ask about it. */
export function SkyCard() {
  const copy = words.home.sky
  const transits = useQuery(transitsQuery)
  const chart = useQuery(profileQuery).data?.chart ?? null
  const isWithoutChart = transits.error instanceof ApiError && transits.error.code === 'chart_missing'
  const shown = transits.data?.transits
  return (
    <Card className="flex flex-col">
      <p className="font-display text-lg text-brass italic">{copy.over}</p>
      <h2 className="mt-2 text-2xl">{copy.title}</h2>
      <p className="mt-3 mb-6 text-ink-2">{shown?.length === 0 ? copy.none : copy.text}</p>
      <div className="mb-7">
        {shown ? (
          shown.length > 0 && <TransitList transits={shown} chart={chart} />
        ) : isWithoutChart ? (
          <NoChartNotice />
        ) : transits.isError ? (
          <Notice
            kind="error"
            action={
              <Button variant="outline" size="sm" onClick={() => void transits.refetch()}>
                {words.common.tryAgain}
              </Button>
            }
          >
            {copy.failed}
          </Notice>
        ) : (
          <div className="flex flex-col gap-2">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-12" />
            ))}
          </div>
        )}
      </div>
      <div className="mt-auto">
        <AskBox placeholder={copy.ask} />
      </div>
    </Card>
  )
}
