import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { PulseLoader } from '../../../../ui/pulse-loader.tsx'
import { words } from '../../../../words/index.ts'
import { dailyChartErrorCopy } from '../error-copy.ts'
import { useGenerateDailyChart } from '../mutations.ts'
import { Greeting } from './greeting.tsx'

const copy = words.dailyGate

/** Greets, and makes today's chart when it is asked to. */
export function ClosedGate({
  forDate,
  name,
  canGreet,
}: {
  forDate: string
  name: string
  canGreet: boolean
}) {
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
