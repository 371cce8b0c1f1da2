import type { Hint } from '../../platform/db/listener.ts'
import { notify } from '../ask/signals.ts'

/** All that a hint says is for whom to look: an id of a person, or the hash of an address. */
export const topicOf = (whom: string) => `circle of ${whom}`
/** Heard by every stream: hints may have been lost. */
export const ANYBODY = 'circle of anybody'

export const circleHint: Hint = {
  channel: 'circle_events',
  hear: (db, whom) => notify(db, whom === null ? ANYBODY : topicOf(whom)),
}
