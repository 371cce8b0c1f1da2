import type { DailyChartShown } from '../queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { PulseLoader } from '../../../../ui/pulse-loader.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { words } from '../../../../words/index.ts'
import { useUpdateProfile } from '../../../profile/mutations.ts'
import { profileQuery } from '../../../profile/queries.ts'
import { dailyChartErrorCopy } from '../error-copy.ts'
import { useLighting } from '../hooks/use-lighting.ts'
import { instrument, MEASURES } from '../instrument.ts'
import { useGenerateDailyChart } from '../mutations.ts'
import { GateInstrument } from './gate-instrument.tsx'
import { GateLegend } from './gate-legend.tsx'
import { Greeting } from './greeting.tsx'

const copy = words.dailyGate

/**
 * The one ceremony of a day: greets while the instrument turns, and makes today's chart when it is asked to;
 * then its contacts light one by one, and the chat opens. Behind the welcome it makes the chart by itself,
 * and its contacts wait until they are seen.
 */
export function ClosedGate({
  daily,
  name,
  canGreet,
  opensItself,
}: {
  daily: DailyChartShown
  name: string
  canGreet: boolean
  opensItself: boolean
}) {
  const profile = useQuery(profileQuery).data
  const generate = useGenerateDailyChart()
  const prepare = useUpdateProfile('day')
  const [wants, setWants] = useState(false)
  const place = useRef<HTMLElement>(null)
  const { forDate, isFirstDay, sky } = daily
  const isWhole = isFirstDay && !opensItself
  const lines = isWhole ? copy.greeting(name) : [copy.again(name)]
  const measures = MEASURES[matchMedia('(width < 64rem)').matches ? 'plain' : 'fine']
  const drawn = profile?.chart
    ? instrument(profile.chart, sky, generate.data?.transits ?? [], measures)
    : null
  const lit = useLighting(drawn?.contacts.length ?? 0, generate.isSuccess && canGreet, () => {
    // lit contacts say it themselves, and the welcome was word enough
    if (!opensItself) toast.success(copy.ready(generate.data?.transits?.length ?? 0))
    generate.open()
  })
  const isToBegin = opensItself && generate.isIdle
  const isUnderWay = generate.isPending || generate.isSuccess
  const beginItself = useEffectEvent(() => generate.mutate(forDate))
  useEffect(() => {
    if (isToBegin && !generate.isUnderWay) beginItself()
  }, [isToBegin, generate.isUnderWay])
  useEffect(() => {
    // the button has gone: where one is stays known
    if (isUnderWay && !opensItself) place.current?.focus()
  }, [isUnderWay, opensItself])

  function start() {
    if (wants)
      prepare.mutate({ preparesDay: true }, { onError: () => toast.destructive(copy.preparesFailed) })
    generate.mutate(forDate)
  }

  return (
    <section
      ref={place}
      // with no button in it the keyboard moves the page itself
      tabIndex={isUnderWay || isToBegin ? 0 : -1}
      aria-label={copy.title}
      className="gate-page min-h-0 flex-1 overflow-y-auto py-4 outline-none"
    >
      {drawn && <GateInstrument instrument={drawn} pace={isWhole ? 'slow' : 'quick'} lit={lit} />}
      <div className="flex w-full max-w-xl flex-col gap-7">
        <Greeting lines={lines} canBegin={canGreet} />
        {isUnderWay || isToBegin ? (
          <PulseLoader label={copy.generating} />
        ) : generate.isError ? (
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
          <div className="flex flex-col gap-3">
            {/* from the second day on Enter is enough */}
            <Button className="self-start" autoFocus={!isFirstDay} onClick={start}>
              {copy.generate}
            </Button>
            <Checkbox checked={wants} onCheckedChange={setWants} className="text-sm text-ink-2">
              {copy.prepares}
            </Checkbox>
          </div>
        )}
        {drawn && <GateLegend />}
      </div>
    </section>
  )
}
