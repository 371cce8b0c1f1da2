import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** After the page has loaded what it shows. */
const BEGINS_AFTER_MS = 200

/** Members, notes and requests change on the screen as they change anywhere, without a reload. */
export function useLiveCircle(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const over = new AbortController()
    const begin = async () => {
      const { followCircleHere } = await import('../follow-circle-here.ts')
      await followCircleHere(queryClient, over.signal)
    }
    const timer = setTimeout(() => void begin().catch(() => {}), BEGINS_AFTER_MS)
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [queryClient])
}
