import { useQuery } from '@tanstack/react-query'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { words } from '../../../words/index.ts'
import { dailySkyQuery } from '../../shell/queries.ts'
import { TodaySky } from '../arch/today-sky.tsx'
import { homeQuery } from '../queries.ts'

/** The hours of the day's Moon with what they are good for. Its room is held until it is there. */
export function SkyOfDay() {
  const now = useToday()
  const sky = useQuery(dailySkyQuery(now))
  const home = useQuery(homeQuery(now))
  if (home.data && sky.data) return <TodaySky moon={home.data.moon} sky={sky.data} now={now} />
  if (home.isError || sky.isError) return <p className="text-ink-2">{words.home.daily.skyFailed}</p>
  return <Skeleton className="h-104 @2xl:h-65" />
}
