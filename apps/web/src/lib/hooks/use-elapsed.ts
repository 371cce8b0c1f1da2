import { useEffect, useState } from 'react'

/**
 * Milliseconds since a moment, looked at once each `tick` as long as there is one; another moment begins at
 * 0.
 */
export function useElapsed(since: number | null, tick: number): number {
  const [looked, setLooked] = useState({ since, elapsed: 0 })
  useEffect(() => {
    if (since === null) return
    const timer = setInterval(() => setLooked({ since, elapsed: Date.now() - since }), tick)
    return () => clearInterval(timer)
  }, [since, tick])
  return looked.since === since ? looked.elapsed : 0
}
