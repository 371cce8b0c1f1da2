import { useEffect, useRef } from 'react'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { useRefreshSubscription } from '../refresh.ts'

const SUCCESS_MS = 5000
const CANCELLED_MS = 4000

/**
 * Says how paying ended, once, brings plan and Asks up to date, and has the address cleared.
 * @param onTold clears it
 */
export function useReturnFromCheckout(returned: 'success' | 'cancelled' | null, onTold: () => void): void {
  const { mutateAsync: refresh } = useRefreshSubscription()
  const told = useRef(false)
  useEffect(() => {
    if (returned === null || told.current) return
    told.current = true
    const { success, cancelled } = words.billing.returned
    if (returned === 'success') {
      toast.success(success.title, success.text, { duration: SUCCESS_MS })
      refresh().catch(() => toast.destructive(words.errors.refresh_failed))
    } else toast.destructive(cancelled.title, cancelled.text, { duration: CANCELLED_MS })
    onTold()
  }, [returned, onTold, refresh])
}
