import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { formatInReading } from '../../../lib/format.ts'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { words } from '../../../words/index.ts'
import { shownInsight } from '../insight-shown.ts'
import { todaysInsightQuery } from '../queries.ts'
import { InsightBody } from './insight-body.tsx'
import { SaveToggle } from './save-toggle.tsx'
import { useTimeOf } from '../hooks/use-zone.ts'

const copy = words.daily

/** Today's insight. Where there is none yet, the way leads back to where it is asked for. */
export function InsightPage() {
  usePageTitle(copy.view.pageTitle)
  const today = useQuery(todaysInsightQuery)
  const timeOf = useTimeOf()
  if (today.data?.insight) {
    const { insight, savedId } = today.data
    return (
      <>
        <PageHeader
          title={insight.energeticTone}
          over={formatInReading(insight.date, {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
            year: 'numeric',
          })}
          back={<BackToDaily />}
          aside={<SaveToggle insightId={insight.id} savedId={savedId} isChecking={today.isFetching} />}
        />
        <InsightBody
          shown={shownInsight(insight)}
          madeAt={copy.view.generatedAt(timeOf(insight.createdAt))}
        />
      </>
    )
  }
  if (today.data) return <Navigate to="/sanctum/daily" replace />
  if (!today.isError) return <PulseLoader label={copy.loading} />
  return (
    <>
      <PageHeader title={copy.view.pageTitle} back={<BackToDaily />} />
      <LoadFailed onRetry={() => today.refetch()}>{copy.loadFailed}</LoadFailed>
    </>
  )
}

function BackToDaily() {
  return (
    <Link to="/sanctum/daily" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
      <ArrowLeft aria-hidden="true" size={18} />
      {copy.back}
    </Link>
  )
}
