import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { PulseLoader } from '../../../../ui/pulse-loader.tsx'
import { words } from '../../../../words/index.ts'
import { dailyChartQuery, isGated } from '../queries.ts'
import { ClosedGate } from './lazy.tsx'

const copy = words.dailyGate

/**
 * Stands before the chat until today's chart is made, once a day. Without a natal chart there is nothing to
 * make it from, and no gate.
 * @param isPassed something was asked here already: nobody is kept from reading the answer
 * @param opensItself whoever is just welcomed presses nothing more
 */
export function DailyGate({
  name,
  isPassed,
  canGreet,
  opensItself,
  onOpened,
  children,
}: {
  name: string
  isPassed: boolean
  canGreet: boolean
  opensItself: boolean
  onOpened: () => void
  children: ReactNode
}) {
  const daily = useQuery(dailyChartQuery)
  const isClosed = daily.data !== undefined && isGated(daily.data)
  const wasClosed = useRef(false)
  const opened = useEffectEvent(onOpened)
  useEffect(() => {
    if (wasClosed.current && !isClosed) opened()
    wasClosed.current = isClosed
  }, [isClosed])

  if (isPassed || (daily.data && !isClosed)) return children
  const checking = <PulseLoader label={copy.checking} className="flex-1" />
  if (daily.data)
    return (
      <Suspense fallback={checking}>
        <ClosedGate daily={daily.data} {...{ name, canGreet, opensItself }} />
      </Suspense>
    )
  if (!daily.isError) return checking
  return (
    <div className="mx-auto w-full max-w-(--talk) flex-1">
      <Notice
        kind="error"
        action={
          <Button variant="outline" size="sm" onClick={() => void daily.refetch()}>
            {copy.tryAgain}
          </Button>
        }
      >
        {copy.checkFailed}
      </Notice>
    </div>
  )
}
