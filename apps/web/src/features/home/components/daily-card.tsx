import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Sunrise } from 'lucide-react'
import { formatInReading } from '../../../lib/format.ts'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { words } from '../../../words/index.ts'
import { NoChartNotice } from '../../answer/components/no-chart-notice.tsx'
import { InsightLink } from '../../daily/components/insight-link.tsx'
import { useZone } from '../../daily/hooks/use-zone.ts'
import { todaysInsightQuery } from '../../daily/queries.ts'
import { dailySkyQuery } from '../../shell/queries.ts'
import { SkyOfDay } from '../../daily/components/sky-of-day.tsx'
import { daysUntil } from '../days-until.ts'

const copy = words.home.daily

/** Today's sky, and the way to the day as Arion reads it from the person's own chart. */
export function DailyCard() {
  return (
    <Card title={copy.title} aside={<MoonLine />} className="@container flex flex-col">
      <SkyOfDay />
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-6">
        <InsightAction />
      </div>
    </Card>
  )
}

function InsightAction() {
  const today = useQuery(todaysInsightQuery)
  const insight = today.data?.insight
  if (today.isLoadingError)
    return (
      <>
        <p className="text-sm text-ink-2">{copy.failed}</p>
        <Button variant="outline" onClick={() => void today.refetch()}>
          {words.common.tryAgain}
        </Button>
      </>
    )
  if (!today.data) return <Button busy>{copy.checking}</Button>
  if (insight)
    return (
      <>
        <InsightLink />
        <p className="font-display text-lg text-ink-2 italic">{insight.energeticTone}</p>
      </>
    )
  if (!today.data.hasChart) return <NoChartNotice />
  return (
    <>
      <Link to="/sanctum/daily" className={buttonClass()}>
        <Sunrise aria-hidden="true" size={18} />
        {copy.get}
      </Link>
      <p className="text-sm text-ink-2">{copy.whole}</p>
    </>
  )
}

function MoonLine() {
  const sky = useQuery(dailySkyQuery(useToday())).data
  const timeZone = useZone()
  if (!sky) return null
  const days = daysUntil(sky.forDate, sky.next.at, timeZone)
  const when =
    days <= 0
      ? copy.when.today
      : days === 1
        ? copy.when.tomorrow
        : copy.when.on(formatInReading(sky.next.at, { weekday: 'long', timeZone }))
  return copy.lit(sky.moonPhase, Math.round(sky.illumination * 100), copy.next[sky.next.kind], when)
}
