import type { FactShown } from '@astrarium/contracts'
import { useId } from 'react'
import { words } from '../../../words/index.ts'
import { FactChips } from './fact-chips.tsx'

/** What an answer rests on. An option by itself is nothing that it could rest on. */
export function BasedOn({
  facts,
  label = words.answer.basedOn,
}: {
  facts: readonly FactShown[]
  label?: string
}) {
  const id = useId()
  const shown = facts.filter(({ kind }) => kind !== 'option')
  if (shown.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <p id={id} className="text-xs text-ink-3">
        {label}
      </p>
      <FactChips facts={shown} labelledBy={id} />
    </div>
  )
}
