import { z } from 'zod'
import { StoredChart } from './chart.ts'
import { endpoint } from './endpoint.ts'
import { Ring } from './ring.ts'
import { Id, Instant, Nothing, Success } from './shared.ts'
import { Sign } from './sky.ts'

/**
 * What one shows somebody who is linked, each step with all before it: the ring and words about it · the sign
 * of one's Sun · wheel, degrees and dates of what is on between the two.
 */
export const SHARE_SCOPES = ['ring', 'signs', 'wheel'] as const
export const ShareScope = z.enum(SHARE_SCOPES)
export type ShareScope = z.infer<typeof ShareScope>

/**
 * Everything that leaves the server of one linked person for the other, and nothing else does. Ring, summary
 * and factors are said of both charts, the rest of the one.
 */
export const SharedByLink = z.object({
  /** null once it was withdrawn: then all below is empty */
  scope: ShareScope.nullable(),
  ring: Ring.nullable(),
  summary: z.string().nullable(),
  astrologicalFactors: z.array(z.string()),
  /** of their photo, which changes with it */
  photoVersion: z.string().nullable(),
  sunSign: Sign.nullable(),
  chart: StoredChart.nullable(),
})
export type SharedByLink = z.infer<typeof SharedByLink>

/**
 * Each linked person, and what their answers contain of the one who asks; with any consent also a ring and
 * words about the two, which are theirs alone to read.
 */
export const listSharing = endpoint({
  method: 'GET',
  path: '/api/circle/sharing',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: z.object({
    links: z.array(
      z.object({
        memberId: z.string(),
        linkedAt: Instant,
        givenAt: Instant.nullable(),
        /** agreed to by other words than those of today, which may name more */
        hasEarlierWords: z.boolean(),
        theySee: SharedByLink.pick({ scope: true, photoVersion: true, sunSign: true, chart: true }),
      }),
    ),
  }),
})

const ofMember = z.object({ memberId: Id })

/**
 * Shows a linked person this much from now on; what they are told of the two is told anew, where it is not
 * the same by newer words. Refuses with link_not_found, as do the two below.
 */
export const giveConsent = endpoint({
  method: 'PUT',
  path: '/api/circle/members/:memberId/consent',
  access: 'signed-in',
  params: ofMember,
  input: z.object({ scope: ShareScope }),
  answers: 'json',
  output: Success,
})

/** They keep the person in their Circle, and nothing of what the two charts say. */
export const withdrawConsent = endpoint({
  method: 'DELETE',
  path: '/api/circle/members/:memberId/consent',
  access: 'signed-in',
  params: ofMember,
  input: Nothing,
  answers: 'json',
  output: Success,
})

/** For both: each keeps the other as somebody whom they entered by name alone. */
export const unlinkMember = endpoint({
  method: 'DELETE',
  path: '/api/circle/members/:memberId/link',
  access: 'signed-in',
  params: ofMember,
  input: Nothing,
  answers: 'json',
  output: Success,
})
