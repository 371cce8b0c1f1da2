import { useQuery } from '@tanstack/react-query'
import { Sunrise } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { words } from '../../../words/index.ts'
import { NoChartNotice } from '../../answer/components/no-chart-notice.tsx'
import { todaysInsightQuery } from '../queries.ts'
import { InsightLink } from './insight-link.tsx'
import { SkyOfDay } from './sky-of-day.tsx'

const copy = words.daily

/** Today's insight: to be asked for, or to be opened. Without a chart there is nothing to read. */
export function AskCard({ onAsk }: { onAsk: () => void }) {
  const today = useQuery(todaysInsightQuery)
  const insight = today.data?.insight
  return (
    <Card className="@container flex flex-col gap-5">
      <div>
        <p className="font-display text-lg text-brass italic">{words.common.guide}</p>
        <h2 className="mt-1 text-2xl text-balance">
          {insight ? insight.energeticTone : copy.insight.cardTitle}
        </h2>
        {!insight && <p className="mt-3 text-ink-2">{copy.insight.cardText}</p>}
      </div>
      <SkyOfDay />
      <div className="mt-auto flex flex-col items-start gap-3 pt-2">
        {today.isLoadingError ? (
          <LoadFailed onRetry={() => today.refetch()}>{copy.loadFailed}</LoadFailed>
        ) : !today.data ? (
          <Button busy>{copy.insight.checking}</Button>
        ) : insight ? (
          <InsightLink />
        ) : today.data.hasChart ? (
          <Button onClick={onAsk}>
            <Sunrise aria-hidden="true" size={18} />
            {copy.insight.ask}
          </Button>
        ) : (
          <NoChartNotice />
        )}
      </div>
    </Card>
  )
}
