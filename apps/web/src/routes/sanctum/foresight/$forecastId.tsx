import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ForecastPage } from '../../../features/foresight/components/forecast-page.tsx'
import { foresightQuery, ribbonQuery } from '../../../features/foresight/queries.ts'

export const Route = createFileRoute('/sanctum/foresight/$forecastId')({
  loader: ({ context: { queryClient }, params: { forecastId } }) => {
    void queryClient.query(foresightQuery(forecastId)).catch(noop)
    void queryClient.query(ribbonQuery(forecastId)).catch(noop)
  },
  component: Forecast,
})

function Forecast() {
  const { forecastId } = Route.useParams()
  return <ForecastPage key={forecastId} forecastId={forecastId} />
}
