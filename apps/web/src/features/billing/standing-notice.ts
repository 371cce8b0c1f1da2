import type { Subscription } from '@astrarium/contracts'
import { formatDate } from '../../lib/format.ts'
import { words } from '../../words/index.ts'

const copy = words.billing.page

/** What somebody has to know of their subscription; null when all is well. */
export function standingNotice(
  { status, graceEndsAt }: Pick<Subscription, 'status' | 'graceEndsAt'>,
  now: Date,
): { kind: 'info' | 'error'; text: string } | null {
  if (status === 'incomplete') return { kind: 'error', text: copy.incomplete }
  if (status === 'past_due')
    return {
      kind: 'error',
      text:
        graceEndsAt && new Date(graceEndsAt) > now ? copy.pastDue(formatDate(graceEndsAt)) : copy.graceOver,
    }
  if (status === 'trialing') return { kind: 'info', text: copy.free }
  return null
}
