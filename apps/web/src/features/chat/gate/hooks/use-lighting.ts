import { useEffect, useEffectEvent, useState } from 'react'

const EACH_MS = 120
const MOST_MS = 1800
/** few contacts are seen too */
const REST_MS = 1000

/**
 * How many of so many contacts are lit, one after another from when it can begin; once they were seen,
 * `onLit`.
 */
export function useLighting(count: number, canBegin: boolean, onLit: () => void): number {
  const [lit, setLit] = useState(0)
  const allLit = useEffectEvent(onLit)
  useEffect(() => {
    if (!canBegin) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const each = isStill ? 0 : Math.min(EACH_MS, MOST_MS / Math.max(count, 1))
    let shown = 0
    let rest: ReturnType<typeof setTimeout>
    const timer = setInterval(() => {
      shown = isStill ? count : shown + 1
      setLit(shown)
      if (shown < count) return
      clearInterval(timer)
      rest = setTimeout(allLit, isStill || count === 0 ? 0 : REST_MS)
    }, each)
    return () => {
      clearInterval(timer)
      clearTimeout(rest)
    }
  }, [canBegin, count])
  return lit
}
