import { astrologyProxy, generateMyChart } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId } from 'react'
import { ApiError, call } from '../../../lib/api.ts'
import { useElapsed } from '../../../lib/hooks/use-elapsed.ts'
import { useSingleMutation } from '../../../lib/hooks/use-single-mutation.ts'
import { chartErrorCopy, ChartServiceDown } from '../error-copy.ts'
import { CHART_TICK, chartProgress } from '../chart-progress.ts'

type ChartGeneration =
  | { kind: 'generating'; progress: number }
  | { kind: 'complete' }
  | { kind: 'failed'; sentence: string; retry: () => void }

/** Makes the chart as soon as the step is there. */
export function useChartGeneration(): ChartGeneration {
  const queryClient = useQueryClient()
  const { mutate, ...generation } = useSingleMutation({
    // of this visit: one that was left has nobody to tell of its end
    mutationKey: ['generate-chart', useId()],
    mutationFn: generateChart,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['profile'] }),
  })
  const isRunning = !generation.isSuccess && !generation.isError
  const progress = chartProgress(useElapsed(isRunning ? generation.submittedAt : null, CHART_TICK))

  const begin = useEffectEvent(() => mutate())
  useEffect(() => begin(), [])

  if (generation.isError)
    return { kind: 'failed', sentence: chartErrorCopy(generation.error), retry: () => mutate() }
  return generation.isSuccess ? { kind: 'complete' } : { kind: 'generating', progress }
}

async function generateChart(): Promise<void> {
  await checkHealth()
  await call(generateMyChart, {})
}

/** Asks the engine first, so that a person reads why, instead of waiting for a chart that cannot come. */
async function checkHealth(): Promise<void> {
  const health = await call(astrologyProxy, { action: 'health' }).catch((error: unknown) => {
    throw error instanceof ApiError && error.status >= 500 ? new ChartServiceDown() : error
  })
  if (!('status' in health) || health.status !== 'ok') throw new ChartServiceDown()
}
