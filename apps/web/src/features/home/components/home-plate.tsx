import './home-plate.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { SummedWheel } from '../../chart/components/summed-wheel.tsx'
import { words } from '../../../words/index.ts'
import { profileQuery } from '../../profile/queries.ts'
import { homeQuery } from '../../daily/queries.ts'
import { ChatPanel } from './chat-panel.tsx'
import { WheelToCome } from './wheel-to-come.tsx'

/** What the day begins with: Arion's sentence, and the wheel with the point lit that it rests on. */
export function HomePlate() {
  const home = useQuery(homeQuery(useToday()))
  // the sentence stands while the wheel is drawn
  const profile = useDeferredValue(useQuery(profileQuery).data, undefined)
  const [chosen, setChosen] = useState<string | null>(null)
  const facts = home.data?.sentence?.facts ?? []
  const fact = facts.find(({ id }) => id === chosen) ?? facts[0] ?? null
  return (
    <div className="home-plate">
      <div className="home-plate-grid">
        <ChatPanel
          home={home.data ?? (home.isError ? null : undefined)}
          chosen={fact?.id ?? null}
          onChoose={setChosen}
        />
        <div className="home-wheel">
          {profile?.chart ? (
            <SummedWheel
              chart={profile.chart}
              halo={haloOf(fact?.points ?? [], facts[0]?.points[0])}
              aside={
                <Link to="/sanctum/profile" className="link inline-flex min-h-11 items-center">
                  {words.home.chart.more}
                </Link>
              }
            />
          ) : profile ? (
            <WheelToCome />
          ) : (
            // the room that the wheel will take, with its foot
            <div className="natal-wheel">
              <div className="wheel aspect-square" />
              <div className="natal-wheel-foot" />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

/** Of an aspect the other end: the first is the placement's own. */
function haloOf<P>(points: readonly P[], own: P | undefined): P | null {
  return points.find((point) => point !== own) ?? points[0] ?? null
}
