import type { FactShown } from '@astrarium/contracts'
import { Suspense, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { FactDialog } from './lazy.tsx'

/** Facts as computed, so that they can be checked; each opens its place in the chart. */
export function FactChips({
  facts,
  labelledBy,
  onPoint,
  className,
}: {
  facts: readonly FactShown[]
  labelledBy: string
  /** the one under the pointer or in focus, null when there is none any more */
  onPoint?: (id: string | null) => void
  className?: string
}) {
  const [opened, setOpened] = useState<FactShown | null>(null)
  return (
    <>
      <ul aria-labelledby={labelledBy} className={cn('flex flex-wrap gap-2', className)}>
        {facts.map((fact) => (
          <li key={fact.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpened(fact)}
              onPointerEnter={() => onPoint?.(fact.id)}
              onPointerLeave={() => onPoint?.(null)}
              onFocus={() => onPoint?.(fact.id)}
              onBlur={() => onPoint?.(null)}
              className="min-h-11 rounded-lg border border-line bg-surface px-3 py-1.5 text-left text-xs text-ink-2 transition-colors duration-(--d-1) hover:border-brass hover:text-ink"
            >
              {fact.statement}
            </button>
          </li>
        ))}
      </ul>
      <Suspense>{opened && <FactDialog fact={opened} onClose={() => setOpened(null)} />}</Suspense>
    </>
  )
}
