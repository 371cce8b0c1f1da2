import { followCircle } from '@astrarium/contracts'
import type { CircleEvent } from '@astrarium/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { followEvents } from '../../lib/follow-events.ts'
import { circleQuery } from '../circle/queries.ts'
import { forgottenBy, goneBy, showingLess, touchedBy } from './touched-by.ts'

const NAME = 'astrarium-circle'

/**
 * One page of this browser listens for all of them, since a browser has six connections to a server; where
 * it closes, another one goes on. Ends by `signal`.
 */
export async function followCircleHere(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const pages = new BroadcastChannel(NAME)
  signal.addEventListener('abort', () => pages.close())
  const look = (event: CircleEvent) => {
    queryClient.setQueryData(circleQuery.queryKey, (members) => showingLess(members, event))
    for (const filter of goneBy(event)) queryClient.removeQueries(filter)
    for (const filter of forgottenBy(event)) void queryClient.resetQueries(filter)
    for (const filter of touchedBy(event)) void queryClient.invalidateQueries(filter)
  }
  pages.addEventListener('message', ({ data }: MessageEvent<CircleEvent>) => look(data))
  const listen = () =>
    followEvents(
      followCircle,
      (event) => {
        look(event)
        if (!signal.aborted) pages.postMessage(event)
      },
      signal,
    )
  // not there without https
  if (!('locks' in navigator)) return listen()
  await navigator.locks.request(NAME, { signal }, listen)
}
