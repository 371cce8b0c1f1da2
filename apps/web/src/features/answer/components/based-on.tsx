import type { FactShown } from '@astrarium/contracts'
import { Suspense, useId, useState } from 'react'
import { words } from '../../../words/index.ts'
import { FactDialog } from './lazy.tsx'

/**
 * What an answer rests on: each fact as computed, so that it can be checked; each opens its place in the
 * chart.
 */
export function BasedOn({ facts }: { facts: readonly FactShown[] }) {
  const id = useId()
  const [opened, setOpened] = useState<FactShown | null>(null)
  if (facts.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <p id={id} className="text-xs text-ink-3">
        {words.answer.basedOn}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {facts.map((fact) => (
          <li key={fact.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpened(fact)}
              className="min-h-11 rounded-lg border border-line bg-surface px-3 py-1.5 text-left text-xs text-ink-2 transition-colors duration-(--d-1) hover:border-brass hover:text-ink"
            >
              {fact.statement}
            </button>
          </li>
        ))}
      </ul>
      <Suspense>{opened && <FactDialog fact={opened} onClose={() => setOpened(null)} />}</Suspense>
    </div>
  )
}
