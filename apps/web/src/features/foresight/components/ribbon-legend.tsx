import { words } from '../../../words/index.ts'
import { WINDOW_ENERGIES } from '@astrarium/contracts'
import { EnergyBadge } from './energy-sign.tsx'

const copy = words.foresight.ribbon

/** What the signs and bands of a ribbon mean. */
export function RibbonLegend({ hasHollow }: { hasHollow: boolean }) {
  return (
    <ul aria-label={copy.legend} className="ribbon-legend mb-3 flex flex-wrap gap-x-5 gap-y-1">
      {WINDOW_ENERGIES.map((energy) => (
        <li key={energy} className="flex">
          <EnergyBadge energy={energy} isPlain />
        </li>
      ))}
      <li className="flex items-center gap-2 text-sm text-ink-2">
        <svg width="12" height="14" aria-hidden="true" focusable="false" className="text-brass">
          <path d="M6 6V14M1 1H11L6 8Z" fill="currentColor" stroke="currentColor" />
        </svg>
        {copy.now}
      </li>
      {hasHollow && (
        <li className="flex items-center gap-2 text-sm text-ink-2">
          <svg width="26" height="10" aria-hidden="true" focusable="false">
            <path d="M1 2H25V8H1Z" fill="none" stroke="currentColor" strokeDasharray="3 2.5" />
          </svg>
          {copy.hollow}
        </li>
      )}
    </ul>
  )
}
