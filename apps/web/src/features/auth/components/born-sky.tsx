import type { BirthDetails, BirthShown } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { ChartRing } from '../../../ui/drawings/chart-ring.tsx'
import { MomentSky } from '../../chart/components/moment-sky.tsx'
import { profileQuery } from '../../profile/queries.ts'

/** The person's own sky, already while their chart is reckoned. */
export function BornSky() {
  const { data: profile } = useQuery(profileQuery)
  return profile?.birth ? <SkyOfBirth birth={profile.birth} /> : <ChartRing className="w-full" />
}

/** The sky of a birth that is told, or kept. */
export function SkyOfBirth({ birth }: { birth: BirthDetails | BirthShown }) {
  const { birthDate, birthTime, birthTimeAccuracy, birthTimeFold, timezone } = birth
  return (
    <MomentSky
      moment={{
        birthDate,
        birthTime,
        time_accuracy: birthTimeAccuracy,
        latitude: birth.birthLatitude,
        longitude: birth.birthLongitude,
        timezone,
        fold: birthTimeFold === 0 || birthTimeFold === 1 ? birthTimeFold : null,
      }}
    />
  )
}
