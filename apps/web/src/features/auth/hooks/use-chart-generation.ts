import { astrologyProxy, generateMyChart } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId } from 'react'
import { ApiError, call } from '../../../lib/api.ts'
import { useElapsed } from '../../../lib/hooks/use-elapsed.ts'
import { useSingleMutation } from '../../../lib/hooks/use-single-mutation.ts'
import { chartErrorCopy, ChartServiceDown } from '../error-copy.ts'
import { CHART_SHOWN, CHART_TICK, chartProgress } from '../chart-progress.ts'

type ChartGeneration =
  | { kind: 'generating'; progress: number }
  | { kind: 'complete'; progress: 100 }
  | { kind: 'failed'; sentence: string; retry: () => void }

/**
 * Makes the chart as soon as the step is there, and calls `onDone` when its success has been shown for 1.5 s.
 */
export function useChartGeneration(onDone: () => void): ChartGeneration {
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
  useEffect(() => {
    if (!generation.isSuccess) return
    const timer = setTimeout(onDone, CHART_SHOWN)
    return () => clearTimeout(timer)
  }, [generation.isSuccess, onDone])

  if (generation.isError)
    return { kind: 'failed', sentence: chartErrorCopy(generation.error), retry: () => mutate() }
  return generation.isSuccess ? { kind: 'complete', progress: 100 } : { kind: 'generating', progress }
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
