import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Nothing } from './shared.ts'

/**
 * That something of the Circle has changed, and never what: whoever hears it looks again. `link` is a member
 * by what they share, or what is shared with them.
 */
export const CircleEvent = z.object({
  /** rising; where a browser goes on that had lost its line */
  seq: z.number().int(),
  /** `all` where nothing is known of what was missed, or it was much; `removed` where it may be a loss */
  subject: z.enum(['all', 'member', 'note', 'invite', 'link']),
  /** of a member, note or request */
  id: z.string().nullable(),
  change: z.enum(['added', 'changed', 'removed']),
})
export type CircleEvent = z.infer<typeof CircleEvent>

/**
 * The changes of one's own Circle as they happen, on whichever server. `Last-Event-ID` goes on after the
 * event with that number. It ends after some minutes, so that it does not outlive a session.
 */
export const followCircle = endpoint({
  method: 'GET',
  path: '/api/circle/events',
  access: 'signed-in',
  input: Nothing,
  answers: 'stream',
  output: CircleEvent,
})
