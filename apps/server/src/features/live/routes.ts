import * as contracts from '@astrarium/contracts'
import type { CircleEvent } from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perUser } from '../../platform/http/rate-limit.ts'
import { STREAMS_A_MINUTE } from './limits.ts'
import { followCircle } from './service/follow-circle.ts'

export function liveRoutes(mounting: Mounting): void {
  mount(
    mounting,
    contracts.followCircle,
    async ({ context, request }) => {
      const gone = new AbortController()
      return {
        events: followCircle(context, numberIn(request.headers.get('last-event-id')), gone.signal),
        headers: {},
        idOf: ({ seq }: CircleEvent) => String(seq),
        onGone: () => gone.abort(),
      }
    },
    [perUser('circle-events', STREAMS_A_MINUTE, 60)],
  )
}

/** Null for none, and for what is no number. */
function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null
}
