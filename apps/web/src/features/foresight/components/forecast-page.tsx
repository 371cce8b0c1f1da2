import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Page } from '../../../ui/page.tsx'
import { words } from '../../../words/index.ts'
import { foresightQuery } from '../queries.ts'
import { openForecastErrorCopy } from '../error-copy.ts'
import { ForecastView } from './forecast-view.tsx'

const { forecast: copy, name } = words.foresight

/** One forecast by its address. */
export function ForecastPage({ forecastId }: { forecastId: string }) {
  const forecast = useQuery(foresightQuery(forecastId))
  if (forecast.data) return <ForecastView forecast={forecast.data} />
  const { title, text } = openForecastErrorCopy(forecast.error)
  return (
    <Page
      title={title ?? name}
      tab={title ?? (forecast.isError ? name : copy.opening)}
      back={{ to: '/sanctum/foresight', label: copy.back }}
    >
      {title ? (
        <Notice kind="error">{text}</Notice>
      ) : (
        <Loaded of={forecast} loading={copy.opening} failed={text}>
          {() => null}
        </Loaded>
      )}
    </Page>
  )
}
