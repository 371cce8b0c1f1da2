import { cityOf } from '../../../lib/calendar/city-of.ts'
import { words } from '../../../words/index.ts'

/** Under hours: they are those of where one lives now, and not of the birth. */
export function WhoseClock({ zone }: { zone: string }) {
  return <p className="text-center text-xs text-ink-2">{words.daily.whoseClock(cityOf(zone))}</p>
}
