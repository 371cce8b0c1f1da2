import type { WindowEnergy } from '@astrarium/contracts'
import { cn } from '../../../lib/class-names.ts'
import { words } from '../../../words/index.ts'
import { ENERGY_COLOURS, ENERGY_SIGNS } from '../energies.ts'

/** The kind of time a window is, by sign, colour and word. */
export function EnergyBadge({ energy, isPlain = false }: { energy: WindowEnergy; isPlain?: boolean }) {
  return (
    <span
      className={cn(
        'inline-flex shrink-0 items-center gap-2 text-sm whitespace-nowrap',
        ENERGY_COLOURS[energy],
        !isPlain && 'rounded-full border border-current/45 px-3 py-0.5',
      )}
    >
      <svg
        viewBox="0 0 12 12"
        width="11"
        height="11"
        aria-hidden="true"
        focusable="false"
        className="shrink-0"
      >
        <path d={ENERGY_SIGNS[energy]} fill="currentColor" fillRule="evenodd" />
      </svg>
      {words.foresight.energies[energy]}
    </span>
  )
}
