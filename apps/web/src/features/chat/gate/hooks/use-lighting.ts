import { useEffect, useEffectEvent, useState } from 'react'
import type { useGenerateDailyChart } from '../mutations.ts'

const EACH_MS = 120
const MOST_MS = 1800

/** How many contacts are lit, one after another once they are known; then the gate is opened. */
export function useLighting(
  count: number,
  { isSuccess, open }: ReturnType<typeof useGenerateDailyChart>,
): number {
  const [lit, setLit] = useState(0)
  const opened = useEffectEvent(open)
  useEffect(() => {
    if (!isSuccess) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const each = isStill ? 0 : Math.min(EACH_MS, MOST_MS / Math.max(count, 1))
    let shown = 0
    const timer = setInterval(() => {
      shown = isStill ? count : shown + 1
      setLit(shown)
      if (shown < count) return
      clearInterval(timer)
      opened()
    }, each)
    return () => clearInterval(timer)
  }, [isSuccess, count])
  return lit
}
