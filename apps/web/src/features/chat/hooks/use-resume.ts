import type { Thread } from '@astrarium/contracts'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * After a reload, or on another device: takes up the answer that is being given in this conversation, once
 * for each, and a question that the reload has cut off.
 */
export function useResume(
  threadId: string | null,
  thread: Thread | undefined,
  { resume, sendUnopened }: { resume: (thread: Thread) => void; sendUnopened: () => void },
): void {
  const last = useRef<string | null>(null)
  const takeUp = useEffectEvent(resume)
  const sendAgain = useEffectEvent(sendUnopened)
  useEffect(() => sendAgain(), [threadId])
  useEffect(() => {
    if (!thread?.runningAskId || last.current === thread.runningAskId) return
    last.current = thread.runningAskId
    takeUp(thread)
  }, [thread])
}
