import type { DailySky } from '@astrarium/contracts'
import { MoonPhase } from '../../../ui/drawings/moon-phase.tsx'
import { words } from '../../../words/index.ts'

/** The phase of the person's day, drawn and named. */
export function MoonBadge({ sky: { moonPhase, illumination, angle } }: { sky: DailySky }) {
  return (
    <p
      className="flex items-center gap-3 text-sm text-ink-2"
      title={words.shell.moon(moonPhase, Math.round(illumination * 100))}
    >
      <span className="max-lg:sr-only">{moonPhase}</span>
      <MoonPhase angle={angle} size={32} />
    </p>
  )
}

/** The name alone, for the line under the title where there is no room beside the drawing. */
export function MoonName({ sky }: { sky: DailySky }) {
  return (
    <p
      aria-hidden="true"
      className="truncate text-[length:min(var(--t-xs),15px)] leading-[1.45] text-ink-2 max-[22.5rem]:hidden max-md:low:hidden lg:hidden"
    >
      {sky.moonPhase}
    </p>
  )
}
