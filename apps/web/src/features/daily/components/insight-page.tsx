import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { formatInReading } from '../../../lib/format.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Page } from '../../../ui/page.tsx'
import { words } from '../../../words/index.ts'
import { shownInsight } from '../insight-shown.ts'
import { todaysInsightQuery } from '../queries.ts'
import { InsightBody } from './insight-body.tsx'
import { SaveToggle } from './save-toggle.tsx'
import { useTimeOf } from '../hooks/use-zone.ts'

const copy = words.daily
const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** Today's insight. Where there is none yet, the way leads back to where it is asked for. */
export function InsightPage() {
  const today = useQuery(todaysInsightQuery)
  const timeOf = useTimeOf()
  const { insight, savedId = null } = today.data ?? {}
  return (
    <Page
      title={insight?.energeticTone ?? copy.view.pageTitle}
      tab={copy.view.pageTitle}
      over={insight && formatInReading(insight.date, LONG)}
      back={{ to: '/sanctum/daily', label: copy.back }}
      aside={insight && <SaveToggle insightId={insight.id} savedId={savedId} isChecking={today.isFetching} />}
    >
      <Loaded of={today} loading={copy.loading} failed={copy.loadFailed}>
        {({ insight: made }) =>
          made ? (
            <InsightBody shown={shownInsight(made)} madeAt={copy.view.generatedAt(timeOf(made.createdAt))} />
          ) : (
            <Navigate to="/sanctum/daily" replace />
          )
        }
      </Loaded>
    </Page>
  )
}
