import { z } from 'zod'
import { Email } from './auth.ts'
import { ShareScope } from './circle-sharing.ts'
import { endpoint } from './endpoint.ts'
import { RelationshipTag } from './ring.ts'
import { Id, Instant, Nothing, Success } from './shared.ts'

export const SEARCH_MIN = 2
export const SEARCH_MOST = 10
export const REQUEST_MESSAGE_MAX = 500

/** How somebody who was found stands to the one who searches: what the button beside the name says. */
export const ConnectionStatus = z.enum(['none', 'in_circle', 'pending', 'accepted', 'declined'])
export type ConnectionStatus = z.infer<typeof ConnectionStatus>

/** Only people who chose to be found; never the person who searches. */
export const searchPeople = endpoint({
  method: 'GET',
  path: '/api/circle/people',
  access: 'signed-in',
  input: z.object({
    name: z
      .string()
      .trim()
      .min(SEARCH_MIN)
      .max(200)
      .describe(`a part of a name, of ${SEARCH_MIN} to 200 characters`),
  }),
  answers: 'json',
  output: z.object({
    people: z
      .array(z.object({ userId: z.string(), fullName: z.string(), status: ConnectionStatus }))
      .max(SEARCH_MOST),
  }),
})

const Message = z
  .string()
  .trim()
  .max(REQUEST_MESSAGE_MAX)
  .describe(`text of at most ${REQUEST_MESSAGE_MAX} characters`)

/**
 * In the specification's field names; whose request it is says the session. Refuses with person_not_found (as
 * for whoever cannot be found by name), member_not_found, request_exists (for a member who is linked, too),
 * request_limit_daily, request_limit_pending.
 */
export const sendCircleRequest = endpoint({
  method: 'POST',
  path: '/api/send-circle-request',
  access: 'signed-in',
  input: z.object({
    recipientUserId: Id,
    senderData: z.looseObject({ userId: Id.optional() }).optional(),
    relationshipTag: RelationshipTag.default('friend'),
    relationshipContext: Message.nullable().default(null),
    /** who of the Circle they are already */
    circleMemberId: Id.optional(),
  }),
  answers: 'json',
  output: Success,
})

/**
 * A letter to an address. The same answer whether or not somebody has an account there. `emailId` is the id
 * of the invitation. Refuses with mail_not_sent, invited_lately, request_limit_daily, request_limit_pending,
 * member_not_found, request_exists (for oneself and for a member who is linked).
 */
export const sendInvitationEmail = endpoint({
  method: 'POST',
  path: '/api/send-invitation-email',
  access: 'signed-in',
  input: z.object({
    inviteeEmail: Email,
    inviterName: z.string().optional(),
    inviterEmail: z.string().optional(),
    siteUrl: z.string().optional(),
    /** whom of the Circle it is for, and becomes once they accept */
    circleMemberId: Id.optional(),
    relationshipTag: RelationshipTag.default('friend'),
  }),
  answers: 'json',
  output: z.object({ success: z.literal(true), emailId: z.string() }),
})

/** A request to the person who asks. */
export const IncomingRequest = z.object({
  id: z.string(),
  senderId: z.string(),
  senderName: z.string(),
  message: z.string().nullable(),
  createdAt: Instant,
})
export type IncomingRequest = z.infer<typeof IncomingRequest>

/** A request of the person's own, as they are shown it: one that was declined without telling is pending. */
export const SentRequest = z.object({
  id: z.string(),
  recipientName: z.string(),
  circleMemberId: z.string().nullable(),
  by: z.enum(['name', 'mail']),
  status: z.enum(['pending', 'accepted', 'declined']),
  createdAt: Instant,
  expiresAt: Instant,
})
export type SentRequest = z.infer<typeof SentRequest>

/** Somebody to whom the person said "never again". */
export const BlockedPerson = z.object({
  id: z.string(),
  /** as it stood on their request; empty where it was not kept */
  name: z.string(),
  since: Instant,
})
export type BlockedPerson = z.infer<typeof BlockedPerson>

/**
 * Pending ones for the person, the person's own of the last 30 days, how many more may be sent, and who may
 * not ask again.
 */
export const listCircleRequests = endpoint({
  method: 'GET',
  path: '/api/circle/requests',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: z.object({
    incoming: z.array(IncomingRequest),
    sent: z.array(SentRequest),
    limits: z.object({
      sentToday: z.number().int(),
      aDay: z.number().int(),
      pending: z.number().int(),
      mostPending: z.number().int(),
    }),
    blocked: z.array(BlockedPerson),
  }),
})

const ofRequest = z.object({ requestId: Id })

/** Only its sender can; refuses with request_not_found. */
export const cancelCircleRequest = endpoint({
  method: 'DELETE',
  path: '/api/circle/requests/:requestId',
  access: 'signed-in',
  params: ofRequest,
  input: Nothing,
  answers: 'json',
  output: Success,
})

/**
 * Links the two, both ways. The account that accepts must be the one that was asked, by its id or by its
 * confirmed address; refuses with request_not_found otherwise, with member_not_found and, for one who is
 * linked, request_exists, and with circle_full, their_circle_full and connection_failed. Nothing is kept.
 */
export const acceptCircleInvite = endpoint({
  method: 'POST',
  path: '/api/accept-circle-invite',
  access: 'signed-in',
  input: z.object({
    inviteId: Id,
    acceptingUserId: Id.optional(),
    invitingUserId: Id.optional(),
    relationshipTag: RelationshipTag.default('friend'),
    /** who of the Circle the other one is already; else they come into it */
    circleMemberId: Id.optional(),
    /** what the person agrees to show */
    scope: ShareScope.default('ring'),
  }),
  answers: 'json',
  output: z.object({ success: z.literal(true), memberId: z.string() }),
})

/**
 * `told`: its sender sees that it was declined. `quiet`: for them it stays pending until it expires. `never`:
 * as quiet, and nothing of theirs comes any more. Refuses with request_not_found.
 */
export const declineCircleRequest = endpoint({
  method: 'POST',
  path: '/api/circle/requests/:requestId/decline',
  access: 'signed-in',
  params: ofRequest,
  input: z.object({ how: z.enum(['told', 'quiet', 'never']).default('told') }),
  answers: 'json',
  output: Success,
})

/** Undoes "never again"; what they sent and was not taken back waits anew. Refuses with person_not_found. */
export const hearAgain = endpoint({
  method: 'DELETE',
  path: '/api/circle/blocks/:blockId',
  access: 'signed-in',
  params: z.object({ blockId: Id }),
  input: Nothing,
  answers: 'json',
  output: Success,
})

const LinkSecret = z.string().min(20).max(200)

/** What the link of an invitation shows to whoever has it. Refuses with invitation_gone. */
export const showInvitation = endpoint({
  method: 'POST',
  path: '/api/circle/invitation',
  access: 'public',
  input: z.object({ token: LinkSecret }),
  answers: 'json',
  output: z.object({ senderName: z.string(), expiresAt: Instant }),
})

/** By the link alone, with or without an account; `block`: no invitation reaches that address any more. */
export const eraseInvitation = endpoint({
  method: 'POST',
  path: '/api/circle/invitation/erase',
  access: 'public',
  input: z.object({ token: LinkSecret, how: z.enum(['erase', 'block']).default('erase') }),
  answers: 'json',
  output: Success,
})
