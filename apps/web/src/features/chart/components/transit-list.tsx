import type { TransitNow } from '@astrarium/contracts'
import { ASPECT_PIGMENTS } from '@astrarium/sky/wheel'
import { cn } from '../../../lib/class-names.ts'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { Glyph } from '../../../ui/drawings/glyph.tsx'
import { words } from '../../../words/index.ts'
import { transitTiming } from '../transit-timing.ts'

const PIGMENT_CLASS = {
  brass: 'text-brass',
  verdigris: 'text-verdigris',
  cinnabar: 'text-cinnabar',
  lapis: 'text-lapis',
}

/** Transits as glyphs, words and dates. */
export function TransitList({ transits }: { transits: readonly TransitNow[] }) {
  const today = useToday()
  return (
    <ul className="border-t border-line">
      {transits.map((transit) => (
        <li
          key={`${transit.transiting} ${transit.aspect} ${transit.natal}`}
          className="flex min-h-14 items-center gap-4 border-b border-line py-2.5"
        >
          <span
            className={cn(
              'flex shrink-0 items-center gap-1.5',
              PIGMENT_CLASS[ASPECT_PIGMENTS[transit.aspectName]],
            )}
          >
            <Glyph id={transit.transiting} size={22} />
            <Glyph id={transit.aspectName} size={16} />
            <Glyph id={transit.natal} size={22} />
          </span>
          <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline sm:justify-between sm:gap-4">
            <span className="text-ink">
              {words.chart.transit(
                words.chart.points[transit.transiting],
                words.chart.aspects[transit.aspectName],
                words.chart.points[transit.natal],
              )}
            </span>
            <span className="shrink-0 text-sm text-ink-2 tabular-nums">{transitTiming(transit, today)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
