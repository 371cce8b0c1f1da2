import { z } from 'zod'
import { Email } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { Instant, Nothing, Success } from './shared.ts'

/** A new address that waits to be confirmed there and at the one before. */
export const EmailChangeShown = z.object({
  newEmail: z.string(),
  isOldConfirmed: z.boolean(),
  isNewConfirmed: z.boolean(),
  expiresAt: Instant,
})
export type EmailChangeShown = z.infer<typeof EmailChangeShown>

/**
 * Has a letter sent to each of the two addresses. Confirmed by the password, or by a mailed code where there
 * is none. Refuses with invalid_credentials, email_same, mail_not_sent.
 */
export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/api/account/email',
  access: 'signed-in',
  input: z.object({ newEmail: Email, confirmation: z.string().min(1).max(200) }),
  answers: 'json',
  output: EmailChangeShown,
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/account/email',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: Success,
})

/**
 * The link of one of the two letters; `for`: whose is still to be opened. Refuses with
 * confirmation_link_invalid, confirmation_link_expired.
 */
export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email-change',
  access: 'public',
  input: z.object({ token: z.string().min(1).max(200) }),
  answers: 'json',
  output: z.discriminatedUnion('status', [
    z.object({ status: z.literal('changed') }),
    z.object({ status: z.literal('waiting'), for: z.enum(['old', 'new']) }),
  ]),
})
