import { useQuery } from '@tanstack/react-query'
import { ChartRing } from '../../../ui/drawings/chart-ring.tsx'
import { MomentSky } from '../../chart/components/moment-sky.tsx'
import { profileQuery } from '../../profile/queries.ts'

/** The person's own sky, already while their chart is reckoned. */
export function BornSky() {
  const { data: profile } = useQuery(profileQuery)
  if (!profile?.birth) return <ChartRing className="w-full" />
  const { birthDate, birthTime, birthTimeAccuracy, birthTimeFold, timezone } = profile.birth
  return (
    <MomentSky
      moment={{
        birthDate,
        birthTime,
        time_accuracy: birthTimeAccuracy,
        latitude: profile.birth.birthLatitude,
        longitude: profile.birth.birthLongitude,
        timezone,
        fold: birthTimeFold === 0 || birthTimeFold === 1 ? birthTimeFold : null,
      }}
    />
  )
}
