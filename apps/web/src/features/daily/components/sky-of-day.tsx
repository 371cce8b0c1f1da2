import { useQuery } from '@tanstack/react-query'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { MoonPhase } from '../../../ui/drawings/moon-phase.tsx'
import { words } from '../../../words/index.ts'
import { dailySkyQuery } from '../../shell/queries.ts'
import { useTimeOf } from '../hooks/use-zone.ts'

/**
 * The Moon of the day and what happens in the sky, the same for everybody. Absent rather than guessed when it
 * cannot be had.
 */
export function SkyOfDay() {
  const { data: sky } = useQuery(dailySkyQuery(useToday()))
  const timeOf = useTimeOf()
  if (!sky) return null
  return (
    <div>
      <p className="flex items-center gap-4">
        <MoonPhase angle={sky.angle} size={44} />
        <span>{words.daily.dial.moon(sky.moonPhase, sky.moonSign)}</span>
      </p>
      {sky.events.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {sky.events.map(({ at, statement }) => (
            <li
              key={`${at} ${statement}`}
              className="flex items-baseline gap-4 border-b border-line py-2.5 text-sm"
            >
              <span className="shrink-0 text-ink-3 tabular-nums">{timeOf(at)}</span>
              <span className="text-ink-2">{statement}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
