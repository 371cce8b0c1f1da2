import { useQuery } from '@tanstack/react-query'
import { ChartRing } from '../../../ui/drawings/chart-ring.tsx'
import { words } from '../../../words/index.ts'
import { momentSkyQuery } from '../../birth/queries.ts'
import type { SkyOfMoment } from '../../birth/sky-of-draft.ts'
import { chartSummary, readChart } from '../chart-reading.ts'
import { NatalWheel } from './natal-wheel.tsx'

const copy = words.signUp.birth

/** The sky of the moment that stands in the form, drawn anew with every part of it. */
export function MomentSky({ moment }: { moment: SkyOfMoment }) {
  const { data } = useQuery(momentSkyQuery(moment))
  const reading = data && readChart(data)
  if (!reading) return <ChartRing className="w-full" />
  return (
    <NatalWheel
      // planets, then horizon and houses: what comes new is engraved
      key={`${moment.birthDate} ${moment.time_accuracy}`}
      chart={reading.input}
      name={copy.skyName}
      density="small"
      foot={{
        line: (reading.ascendant ? copy.skyOfMoment : copy.skyOfDay)(chartSummary(reading)),
        aside: null,
      }}
    />
  )
}
