import type { TimingWindow } from '@astrarium/contracts'
import { Card } from '../../../ui/card.tsx'
import { words } from '../../../words/index.ts'
import { EnergyBadge } from './energy-sign.tsx'

const copy = words.foresight.forecast

/** The windows of a forecast in order of time. */
export function TimingWindows({ windows }: { windows: readonly TimingWindow[] }) {
  return (
    <Card title={copy.windows}>
      {windows.length === 0 ? (
        <p className="text-ink-2">{copy.noWindows}</p>
      ) : (
        <ol className="flex flex-col">
          {windows.map(({ type, period, description, energy }, index) => (
            <li
              key={index}
              className="forecast-window border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0"
            >
              <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
                <h3 className="text-lg">{type}</h3>
                <EnergyBadge energy={energy} />
              </div>
              <p className="mt-0.5 text-sm text-ink tabular-nums">{period}</p>
              <p className="mt-2 max-w-(--measure) font-display text-lg leading-snug text-ink">
                {description}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
