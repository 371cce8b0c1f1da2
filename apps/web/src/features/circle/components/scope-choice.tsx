import { SHARE_SCOPES } from '@astrarium/contracts'
import type { ShareScope } from '@astrarium/contracts'
import { useId } from 'react'
import { words } from '../../../words/index.ts'

/** How much somebody may see: three steps, each with what it gives away. */
export function ScopeChoice({
  legend,
  scope,
  onChange,
  disabled = false,
}: {
  legend: string
  /** null while nothing is shown */
  scope: ShareScope | null
  onChange: (scope: ShareScope) => void
  disabled?: boolean
}) {
  const name = useId()
  return (
    <fieldset disabled={disabled}>
      <legend className="text-sm font-medium text-ink">{legend}</legend>
      <div className="mt-1">
        {SHARE_SCOPES.map((each) => (
          <div key={each} className="flex min-h-11 items-start gap-3 py-2">
            <input
              id={`${name}-${each}`}
              type="radio"
              name={name}
              value={each}
              checked={each === scope}
              onChange={() => onChange(each)}
              className="mt-1 size-4 shrink-0 accent-brass"
            />
            <label htmlFor={`${name}-${each}`} className="cursor-pointer text-sm">
              <span className="block text-ink">{words.circleLinks.scopes[each].label}</span>
              <span className="block text-ink-2">{words.circleLinks.scopes[each].text}</span>
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
