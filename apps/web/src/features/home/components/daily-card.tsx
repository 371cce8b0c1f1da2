import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Sunrise } from 'lucide-react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { words } from '../../../words/index.ts'
import { NoChartNotice } from '../../answer/components/no-chart-notice.tsx'
import { InsightLink } from '../../daily/components/insight-link.tsx'
import { todaysInsightQuery } from '../../daily/queries.ts'
import { InsightWords } from './insight-words.tsx'
import { SkyWords } from './sky-words.tsx'

const copy = words.home.daily

/**
 * The day in a few sentences: Arion's own when today's insight was made, before that the sky as it is for
 * everybody.
 */
export function DailyCard() {
  const today = useQuery(todaysInsightQuery)
  const insight = today.data?.insight
  return (
    <Card className="flex flex-col gap-6">
      {insight ? <InsightWords insight={insight} /> : <SkyWords />}
      <div className="mt-auto flex flex-col items-start gap-3">
        {today.isError ? (
          <>
            <p className="text-sm text-ink-2">{copy.failed}</p>
            <Button variant="outline" onClick={() => void today.refetch()}>
              {words.common.tryAgain}
            </Button>
          </>
        ) : !today.data ? (
          <Button busy>{copy.checking}</Button>
        ) : insight ? (
          <InsightLink />
        ) : today.data.hasChart ? (
          <Link to="/sanctum/daily" className={buttonClass()}>
            <Sunrise aria-hidden="true" size={18} />
            {copy.get}
          </Link>
        ) : (
          <NoChartNotice />
        )}
      </div>
    </Card>
  )
}
