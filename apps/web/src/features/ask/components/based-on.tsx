import type { FactShown } from '@astrarium/contracts'
import { useId } from 'react'
import { words } from '../../../words/index.ts'

/** What an answer rests on: each fact as computed, so that it can be checked. */
export function BasedOn({ facts }: { facts: readonly FactShown[] }) {
  const id = useId()
  if (facts.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <p id={id} className="text-xs text-ink-3">
        {words.ask.basedOn}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {facts.map((fact) => (
          <li key={fact.id} className="rounded-lg border border-line bg-surface px-3 py-1 text-xs text-ink-2">
            {fact.statement}
          </li>
        ))}
      </ul>
    </div>
  )
}
