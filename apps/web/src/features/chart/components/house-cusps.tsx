import { words } from '../../../words/index.ts'
import type { ChartReading } from '../chart-reading.ts'

export function HouseCusps({ houses }: { houses: ChartReading['houses'] }) {
  return (
    <section>
      <h3 className="mb-2 text-lg">{words.chart.houses}</h3>
      <dl className="grid gap-x-8 sm:grid-cols-2 sm:[grid-auto-flow:column] sm:[grid-template-rows:repeat(6,auto)]">
        {houses.map((house) => (
          <div
            key={house.number}
            className="flex items-baseline justify-between gap-3 border-b border-line py-2 text-sm"
          >
            <dt className="text-ink-3">{words.chart.house(house.number)}</dt>
            <dd className="text-ink">
              {house.sign} <span className="tabular-nums">{house.degree}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
