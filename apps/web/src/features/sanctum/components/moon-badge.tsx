import { useQuery } from '@tanstack/react-query'
import { MoonPhase } from '../../../ui/drawings/moon-phase.tsx'
import { words } from '../../../words/index.ts'
import { moonQuery } from '../queries.ts'

/** The real phase of this hour, drawn and named. Absent rather than guessed when it cannot be had. */
export function MoonBadge() {
  const { data: moon } = useQuery(moonQuery)
  if (!moon) return null
  return (
    <p className="flex items-center gap-3 text-sm text-ink-2" title={words.sanctum.moon(moon.name, Math.round(moon.illumination * 100))}>
      <span className="max-md:sr-only">{moon.name}</span>
      <MoonPhase angle={moon.angle} size={32} />
    </p>
  )
}

/** The name alone, for the line under the title where there is no room beside the drawing. */
export function MoonName() {
  const { data: moon } = useQuery(moonQuery)
  return moon ? (
    <p aria-hidden="true" className="truncate text-xs text-ink-2 md:hidden">
      {moon.name}
    </p>
  ) : null
}
