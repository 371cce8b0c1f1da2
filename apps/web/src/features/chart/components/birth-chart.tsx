import type { StoredChart } from '@astrarium/contracts'
import { formatDate } from '../../../lib/format.ts'
import { Notice } from '../../../ui/notice.tsx'
import { words } from '../../../words/index.ts'
import { readChart } from '../chart-reading.ts'
import { HouseCusps } from './house-cusps.tsx'
import { NatalWheel } from './natal-wheel.tsx'
import { PlanetCards } from './planet-cards.tsx'

/** The whole chart: wheel, angles, planets, cusps; and what the birth time leaves open. */
export function BirthChart({
  chart,
  copy: { wheelName, withoutTime: whyOpen } = words.chart,
}: {
  chart: StoredChart
  /** in words about oneself, unless it is somebody else's */
  copy?: Pick<typeof words.chart, 'wheelName' | 'withoutTime'>
}) {
  const copy = words.chart
  const reading = readChart(chart)
  if (!reading) return <Notice kind="error">{copy.unreadable}</Notice>
  const how = `${copy.zodiacs[chart.zodiac]}, ${copy.nodes[chart.node]}`
  const withoutTime = chart.birth_time_accuracy === 'exact' ? null : whyOpen[chart.birth_time_accuracy]

  return (
    <div className="flex flex-col gap-9">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <NatalWheel chart={reading.input} name={wheelName} />
        <div className="flex flex-col gap-6">
          {withoutTime && <Notice>{withoutTime}</Notice>}
          {chart.house_system_requested && (
            <Notice>
              {copy.substitute(systemName(chart.house_system), systemName(chart.house_system_requested))}
            </Notice>
          )}
          {reading.ascendant && reading.midheaven && (
            <section aria-label={copy.angles} className="grid grid-cols-2 gap-4">
              <AngleCard name={copy.points.asc} place={reading.ascendant} />
              <AngleCard name={copy.points.mc} place={reading.midheaven} />
            </section>
          )}
          {reading.houses.length > 0 && <HouseCusps houses={reading.houses} />}
          {/* without houses there is room beside the wheel */}
          {reading.houses.length === 0 && <PlanetCards planets={reading.planets} isNarrow />}
          <p className="text-sm text-ink-3">
            {reading.houses.length > 0
              ? copy.madeOf(systemName(chart.house_system), how, formatDate(chart.generated_at))
              : copy.madeWithout(how, formatDate(chart.generated_at))}
          </p>
        </div>
      </div>
      {reading.houses.length > 0 && <PlanetCards planets={reading.planets} />}
    </div>
  )
}

function AngleCard({ name, place }: { name: string; place: { sign: string; degree: string } }) {
  return (
    <div className="rounded-md border border-line bg-surface-2 p-4">
      <p className="text-sm text-ink-2">{name}</p>
      <p className="mt-0.5 font-display text-lg text-ink">
        {place.sign} <span className="tabular-nums">{place.degree}</span>
      </p>
    </div>
  )
}

function systemName(system: string): string {
  const names: Record<string, string> = words.chart.systems
  return names[system.toLowerCase()] ?? system
}
