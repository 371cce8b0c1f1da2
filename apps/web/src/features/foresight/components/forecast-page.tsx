import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { usePageTitle } from '../../../lib/hooks/use-page-title.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { words } from '../../../words/index.ts'
import { foresightQuery } from '../queries.ts'
import { openForecastErrorCopy } from '../error-copy.ts'
import { ForecastView } from './forecast-view.tsx'

const copy = words.foresight.forecast

/** One forecast by its address. */
export function ForecastPage({ forecastId }: { forecastId: string }) {
  const forecast = useQuery(foresightQuery(forecastId))
  const failed = forecast.isError
    ? (openForecastErrorCopy(forecast.error).title ?? words.foresight.name)
    : null
  usePageTitle(forecast.data ? copy.title(forecast.data.timeline) : (failed ?? copy.opening))
  if (forecast.data) return <ForecastView forecast={forecast.data} />
  if (forecast.isError) return <NotOpened error={forecast.error} onRetry={() => void forecast.refetch()} />
  return <PulseLoader label={copy.opening} className="min-h-[60dvh]" />
}

function NotOpened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { title, text } = openForecastErrorCopy(error)
  return (
    <section
      role="alert"
      className="mx-auto mt-7 max-w-xl rounded-lg border border-line bg-surface p-7 shadow-card"
    >
      <h1 tabIndex={-1} className="text-2xl">
        {title ?? words.foresight.name}
      </h1>
      <p className="mt-2 text-ink-2">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/sanctum/foresight" className={buttonClass({ variant: title ? 'primary' : 'outline' })}>
          <ArrowLeft aria-hidden="true" size={18} />
          {copy.back}
        </Link>
        {!title && <Button onClick={onRetry}>{words.common.tryAgain}</Button>}
      </div>
    </section>
  )
}
