import { cn } from '../../../lib/class-names.ts'
import { Glyph } from '../../../ui/drawings/glyph.tsx'
import { words } from '../../../words/index.ts'
import type { PlanetReading } from '../chart-reading.ts'

/** Sun to Pluto: sign, degree, house, and whether it runs back. */
export function PlanetCards({
  planets,
  isNarrow = false,
}: {
  planets: readonly PlanetReading[]
  isNarrow?: boolean
}) {
  const copy = words.chart
  return (
    <section>
      <h3 className="mb-3 text-lg">{copy.planets}</h3>
      <ul className={cn('grid gap-3 sm:grid-cols-2', !isNarrow && 'lg:grid-cols-3 xl:grid-cols-5')}>
        {planets.map((planet) => (
          <li
            key={planet.id}
            className="flex gap-3 rounded-md border border-line bg-surface-2 px-4 py-3 sm:py-4"
          >
            <Glyph id={planet.id} size={26} className="mt-0.5 shrink-0 text-brass" />
            <div className="grid min-w-0 flex-1 grid-cols-[1fr_auto] items-baseline gap-x-3 sm:block">
              <p className="flex items-center gap-2 text-sm text-ink-2">
                {planet.name}
                {planet.isRetrograde && (
                  <abbr
                    title={copy.retrogradeLong}
                    className="rounded-sm border border-line-strong px-1.5 text-xs no-underline"
                  >
                    {copy.retrograde}
                  </abbr>
                )}
              </p>
              <p className="font-display text-lg text-ink">
                {planet.sign}{' '}
                {planet.degree && (
                  <span className="whitespace-nowrap tabular-nums sm:block">{planet.degree}</span>
                )}
              </p>
              {planet.stretch && <p className="col-span-2 text-sm text-ink-2">{planet.stretch}</p>}
              {planet.house !== null && <p className="text-sm text-ink-3">{copy.house(planet.house)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
