import { useQuery } from '@tanstack/react-query'
import { words } from '../../../words/index.ts'
import { moonQuery } from '../queries.ts'

/** The real phase of this hour. Absent rather than guessed when it cannot be had. */
export function MoonBadge() {
  const { data: moon } = useQuery(moonQuery)
  if (!moon) return null
  return (
    <p className="flex items-center gap-2.5 text-sm text-ink-2" title={words.sanctum.moon(moon.name, Math.round(moon.illumination * 100))}>
      {moon.name}
    </p>
  )
}
