import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { PulseLoader } from '../../../../ui/pulse-loader.tsx'
import { words } from '../../../../words/index.ts'
import { dailyChartErrorCopy } from '../error-copy.ts'
import { useGenerateDailyChart } from '../mutations.ts'
import { dailyChartQuery, isGated } from '../queries.ts'
import { Greeting } from './greeting.tsx'

const copy = words.dailyGate

/**
 * Stands before the chat until today's chart is made, once a day. Without a natal chart there is nothing to
 * make it from, and no gate.
 * @param isPassed something was asked here already: nobody is kept from reading the answer
 */
export function DailyGate({
  name,
  isPassed,
  canGreet,
  onOpened,
  children,
}: {
  name: string
  isPassed: boolean
  canGreet: boolean
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
  if (daily.data) return <Gate forDate={daily.data.forDate} name={name} canGreet={canGreet} />
  if (!daily.isError) return <PulseLoader label={copy.checking} className="flex-1" />
  return (
    <div className="mx-auto w-full max-w-3xl flex-1">
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

function Gate({ forDate, name, canGreet }: { forDate: string; name: string; canGreet: boolean }) {
  const generate = useGenerateDailyChart()
  const lines = copy.greeting(name)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // the button has gone: where one is stays known
    if (generate.isPending) place.current?.focus()
  }, [generate.isPending])

  const start = () => generate.mutate(forDate)

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={copy.title}
      className="mx-auto flex w-full max-w-3xl flex-1 flex-col justify-center gap-8 overflow-y-auto py-6"
    >
      {generate.isPending ? (
        <PulseLoader label={copy.generating} />
      ) : (
        <>
          <Greeting lines={lines} canBegin={canGreet} />
          {generate.isError ? (
            <Notice
              kind="error"
              action={
                <Button size="sm" onClick={start}>
                  {copy.tryAgain}
                </Button>
              }
            >
              {dailyChartErrorCopy(generate.error)}
            </Notice>
          ) : (
            <Button className="self-start" onClick={start}>
              {copy.generate}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
