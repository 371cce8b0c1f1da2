import './first-chart.css'
import { useQuery } from '@tanstack/react-query'
import type { FirstSign } from '@astrarium/contracts'
import { Button } from '../../../ui/button.tsx'
import { ChartRing } from '../../../ui/drawings/chart-ring.tsx'
import { Glyph } from '../../../ui/drawings/glyph.tsx'
import { words } from '../../../words/index.ts'
import type { ChartReading } from '../../chart/chart-reading.ts'
import { NatalWheel } from '../../chart/components/natal-wheel.tsx'
import { useChartReading } from '../../chart/hooks/use-chart-reading.ts'
import { profileQuery } from '../../profile/queries.ts'
import { firstSignsQuery } from '../queries.ts'
import { saidOf } from '../said-of.ts'
import { BornLine } from './born-line.tsx'
import { StepHeading } from './step-heading.tsx'

const copy = words.signUp.chart

/** The person's own wheel as it takes shape, with their signs beside it. Stays until they go on. */
export function FirstChart({ onDone }: { onDone: () => void }) {
  const reading = useChartReading()
  const told = useQuery(firstSignsQuery).data ?? []
  const accuracy = useQuery(profileQuery).data?.birth?.birthTimeAccuracy
  return (
    <div className="first-chart">
      <div className="first-chart-words">
        <BornLine />
        <StepHeading text={copy.completeText}>{copy.complete}</StepHeading>
        <ul>
          {reading &&
            namesOf(reading).map(({ point, name }) => (
              <li key={point}>
                <span className="first-chart-mark" aria-hidden="true">
                  {point === 'asc' ? 'AC' : <Glyph id={point} />}
                </span>
                <span>
                  <strong>{name}</strong>
                  <span className="first-chart-said">{saidOf(told, point)}</span>
                </span>
              </li>
            ))}
        </ul>
        {accuracy === 'unknown' && <p className="mt-5 text-sm text-ink-2">{copy.withoutTime}</p>}
        <Button className="mt-7 w-full md:w-auto" onClick={onDone}>
          {words.common.continue}
        </Button>
      </div>
      {reading ? (
        <NatalWheel
          chart={reading.input}
          name={words.chart.wheelName}
          density={matchMedia('(width < 30rem)').matches ? 'small' : 'compact'}
          foot={{ line: '', aside: null }}
        />
      ) : (
        <ChartRing className="w-full" />
      )}
    </div>
  )
}

function namesOf({ planets, ascendant }: ChartReading): { point: FirstSign['point']; name: string }[] {
  const placed = planets.flatMap(({ id, name, sign }) =>
    id === 'sun' || id === 'moon' ? [{ point: id, name: copy.placed(name, sign) }] : [],
  )
  return [
    ...placed,
    ...(ascendant ? [{ point: 'asc' as const, name: words.chart.rising(ascendant.sign) }] : []),
  ]
}
