import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Page } from '../../../ui/page.tsx'
import { words } from '../../../words/index.ts'
import { NoChartNotice } from '../../answer/components/no-chart-notice.tsx'
import { useExplore, useForecastForm } from '../mutations.ts'
import { forecastErrorCopy } from '../error-copy.ts'
import { CareView } from './care-view.tsx'
import { ForecastFormCard } from './forecast-form-card.tsx'
import { MappingView } from './mapping-view.tsx'
import { SavedPreview } from './saved-preview.tsx'

const copy = words.foresight

/** Which time, which question; then the forecast, or what is to be said in its place. */
export function ForesightPage() {
  const navigate = useNavigate()
  const [form, setForm] = useForecastForm()
  const [care, setCare] = useState<string | null>(null)
  const explore = useExplore((explored) => {
    if (explored.kind === 'care') setCare(explored.text)
    else void navigate({ to: '/sanctum/foresight/$forecastId', params: { forecastId: explored.foresightId } })
  })

  // a success leads to another page, and until that stands, this one has nothing new to say
  const isMapping = explore.isPending || explore.data?.kind === 'forecast'
  if (care !== null) return <CareView text={care} onBack={() => setCare(null)} />
  if (isMapping) return <MappingView />
  return (
    <Page title={copy.title} tab={copy.name} description={copy.description}>
      <div className="not-empty:mb-5">
        <NoChartNotice />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <ForecastFormCard
          kept={form}
          onChange={(next) => {
            setForm(next)
            explore.reset()
          }}
          refused={explore.error ? forecastErrorCopy(explore.error, form) : null}
          onSend={(request) => explore.mutate(request)}
        />
        <SavedPreview />
      </div>
    </Page>
  )
}
