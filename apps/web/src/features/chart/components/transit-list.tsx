import type { StoredChart, transitsNow } from '@astrarium/contracts'
import { ASPECT_PIGMENTS, GLYPHS, type GlyphId } from '@astrarium/sky/wheel'
import type { z } from 'zod'
import { cn } from '../../../lib/class-names.ts'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { Glyph } from '../../../ui/drawings/glyph.tsx'
import { words } from '../../../words/index.ts'
import { readChart } from '../chart-reading.ts'
import { transitTiming } from '../transit-timing.ts'

type Transit = z.infer<typeof transitsNow.output>['transits'][number]

const PIGMENT_CLASS = {
  brass: 'text-brass',
  verdigris: 'text-verdigris',
  cinnabar: 'text-cinnabar',
  lapis: 'text-lapis',
}

/** Transits as glyphs, words and dates; the chart says how sure the places are that they touch. */
export function TransitList({
  transits,
  chart,
}: {
  transits: readonly Transit[]
  chart: StoredChart | null
}) {
  const today = useToday()
  const bodies = chart ? (readChart(chart)?.input.bodies ?? []) : []
  const uncertaintyOf = (point: string) => {
    const range = bodies.find(({ id }) => id === point)?.range
    return range ? range.to - range.from : 0
  }
  return (
    <ul className="border-t border-line">
      {transits.map((transit) => (
        <li
          key={`${transit.transiting} ${transit.aspect} ${transit.natal}`}
          className="flex min-h-14 items-center gap-4 border-b border-line py-2.5"
        >
          <span className={cn('flex shrink-0 items-center gap-1.5', pigmentOf(transit.aspectName))}>
            <PointGlyph id={transit.transiting} size={22} />
            <PointGlyph id={transit.aspectName} size={16} />
            <PointGlyph id={transit.natal} size={22} />
          </span>
          <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline sm:justify-between sm:gap-4">
            <span className="text-ink">
              {words.chart.transit(
                pointName(transit.transiting),
                aspectName(transit.aspectName),
                pointName(transit.natal),
              )}
            </span>
            <span className="shrink-0 text-sm text-ink-2 tabular-nums">
              {transitTiming(transit, today, uncertaintyOf(transit.natal))}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Nothing is drawn for a name that has no glyph; the words beside it say it. */
function PointGlyph({ id, size }: { id: string; size: number }) {
  return id in GLYPHS ? <Glyph id={id as GlyphId} size={size} /> : null
}

function pigmentOf(aspect: string): string {
  return aspect in ASPECT_PIGMENTS
    ? PIGMENT_CLASS[ASPECT_PIGMENTS[aspect as keyof typeof ASPECT_PIGMENTS]]
    : 'text-ink-2'
}

function pointName(id: string): string {
  return id in words.chart.points ? words.chart.points[id as keyof typeof words.chart.points] : id
}

function aspectName(aspect: string): string {
  return aspect in words.chart.aspects
    ? words.chart.aspects[aspect as keyof typeof words.chart.aspects]
    : aspect
}
