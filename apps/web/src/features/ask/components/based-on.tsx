import type { FactShown } from '@astrarium/contracts'
import { words } from '../../../words/index.ts'

/** What an answer rests on: each fact as computed, so that it can be checked. */
export function BasedOn({ facts }: { facts: readonly FactShown[] }) {
  if (facts.length === 0) return null
  return (
    <section aria-label={words.ask.basedOn} className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
      <h3 className="font-body text-xs font-normal text-ink-3">{words.ask.basedOn}</h3>
      <ul className="flex flex-wrap gap-2">
        {facts.map((fact) => (
          <li key={fact.id} className="rounded-full border border-line bg-surface px-3 py-1 text-xs text-ink-2">{fact.statement}</li>
        ))}
      </ul>
    </section>
  )
}
