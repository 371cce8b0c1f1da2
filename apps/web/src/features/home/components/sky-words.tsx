import { useQuery } from '@tanstack/react-query'
import { cn } from '../../../lib/class-names.ts'
import { formatInReading } from '../../../lib/format.ts'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { MoonPhase } from '../../../ui/drawings/moon-phase.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { words } from '../../../words/index.ts'
import { useZone } from '../../daily/hooks/use-zone.ts'
import { dailySkyQuery } from '../../shell/queries.ts'
import { daysUntil } from '../days-until.ts'

const copy = words.home.daily

/** The sky of the day, the same for everybody, and what a reading of one's own would add. */
export function SkyWords() {
  const now = useToday()
  const timeZone = useZone()
  const { data: sky, isError } = useQuery(dailySkyQuery(now))
  if (!sky && !isError) return <Skeleton className="h-64" />
  const isQuiet = sky?.events.length === 0
  return (
    <div className="flex flex-1 flex-col">
      {sky && (
        <>
          <p className="font-display text-lg text-brass italic">{copy.sky}</p>
          <div className="mt-2 flex items-start justify-between gap-6">
            <div>
              <h2 className="text-2xl">{copy.moon(sky.moonPhase, sky.moonSign)}</h2>
              <p className="mt-2 text-sm text-ink-3">
                {copy.lit(
                  Math.round(sky.illumination * 100),
                  copy.next[sky.next.kind],
                  daysUntil(sky.forDate, sky.next.at, timeZone),
                )}
              </p>
            </div>
            <span className={cn('shrink-0', isQuiet && 'lg:hidden')}>
              <MoonPhase angle={sky.angle} size={72} />
            </span>
          </div>
          {/* beside the chat the card is high: on a day without events the Moon has the room */}
          {isQuiet && (
            <div className="relative mt-6 min-h-20 flex-1 max-lg:hidden">
              <MoonPhase angle={sky.angle} className="absolute inset-0 m-auto size-full max-h-38" />
            </div>
          )}
          {!isQuiet && (
            <ul className="mt-5 border-t border-line">
              {sky.events.map(({ at, statement }) => (
                <li
                  key={`${at} ${statement}`}
                  className="flex items-baseline gap-4 border-b border-line py-2.5 text-sm"
                >
                  <span className="shrink-0 whitespace-nowrap text-ink-3 tabular-nums">
                    {formatInReading(at, { hour: '2-digit', minute: '2-digit', timeZone })}
                  </span>
                  <span className="text-ink-2">{statement}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <p className="mt-auto max-w-(--measure) pt-5 text-ink-2">{copy.invitation}</p>
    </div>
  )
}
