import { z } from 'zod'
import { BirthDetails } from './birth.ts'
import { endpoint } from './endpoint.ts'
import { Id, LocalDate, Nothing, Success, ZoneName } from './shared.ts'

/** years, as the terms say */
export const AGE_MIN = 16
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
export const TERMS_VERSION = '2025-05-21'

export const Email = z
  .email()
  .max(254)
  .describe('an email address such as name@example.com')
  .transform((email) => email.trim().toLowerCase())
export const Password = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX)

export const SessionUser = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  isEmailConfirmed: z.boolean(),
})
export type SessionUser = z.infer<typeof SessionUser>

/** What the open pages need to know before anybody is signed in. */
export const appInfo = endpoint({
  method: 'GET',
  path: '/api/app',
  access: 'public',
  input: Nothing,
  answers: 'json',
  output: z.object({
    supportEmail: z.string(),
    sourceUrl: z.string(),
    version: z.string(),
    isDevelopment: z.boolean(),
    hasGoogle: z.boolean(),
    termsVersion: z.string(),
  }),
})

/**
 * A sign-up, with its birth details (encrypted), waits until its letter confirms it. Also sets a cookie that
 * makes this browser its own. Refuses with password_weak, whose field says why: repeated, like_email, common.
 */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/sign-up',
  access: 'public',
  input: z.object({
    name: z.string().trim().min(2).max(200),
    email: Email,
    password: Password,
    termsAccepted: z.literal(true).describe('true: the terms are accepted'),
    termsVersion: z.string().max(40),
    birth: BirthDetails,
    currentTimeZone: ZoneName.optional(),
  }),
  /** `secret` lets this wizard, and nobody else, ask how its own sign-up stands */
  answers: 'json',
  output: z.object({ status: z.literal('confirm_email'), secret: z.string() }),
})

/** How the wizard's own sign-up stands; asked every 5 s in step 3. `gone`: expired. */
export const signUpState = endpoint({
  method: 'POST',
  path: '/api/auth/sign-up/state',
  access: 'public',
  input: z.object({ secret: z.string().min(1).max(200) }),
  answers: 'json',
  output: z.object({ status: z.enum(['waiting', 'confirmed', 'gone']) }),
})

/**
 * The letter of one's own sign-up again: its secret or its password says whose it is. Always says yes, as
 * `signUp` does.
 */
export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/auth/resend-confirmation',
  access: 'public',
  input: z
    .object({
      email: Email,
      secret: z.string().min(1).max(200).optional(),
      password: z.string().min(1).max(PASSWORD_MAX).optional(),
    })
    .refine(({ secret, password }) => secret !== undefined || password !== undefined, {
      path: ['password'],
      message: 'the password of the sign-up, or its secret',
    }),
  answers: 'json',
  output: Success,
})

/**
 * The link of the mail; confirms the one sign-up it was sent for and signs in, the first time. In a browser
 * other than that of the sign-up the password is needed too. Refuses with confirmation_link_invalid,
 * confirmation_link_expired or invalid_credentials.
 */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  access: 'public',
  input: z.object({
    token: z.string().min(1).max(200),
    password: z.string().min(1).max(PASSWORD_MAX).optional(),
  }),
  answers: 'json',
  output: z.discriminatedUnion('status', [
    z.object({ status: z.literal('confirmed'), user: SessionUser, hasPendingBirth: z.boolean() }),
    z.object({ status: z.literal('already_confirmed') }),
    z.object({ status: z.literal('password_needed') }),
  ]),
})

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in',
  access: 'public',
  input: z.object({ email: Email, password: z.string().min(1).max(PASSWORD_MAX) }),
  answers: 'json',
  /** null: a code of their app is to follow, see `signInWithCode` */
  output: z.object({ user: SessionUser.nullable() }),
})
export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'public',
  input: Nothing,
  answers: 'json',
  output: Success,
})
export const session = endpoint({
  method: 'GET',
  path: '/api/auth/session',
  access: 'public',
  input: Nothing,
  answers: 'json',
  output: z.object({ user: SessionUser.nullable() }),
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  input: z.object({ email: Email }),
  answers: 'json',
  output: Success,
})
/** Is the reset link still good? Refuses with reset_link_invalid. */
export const checkResetLink = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password/check',
  access: 'public',
  input: z.object({ token: z.string().min(1).max(200) }),
  answers: 'json',
  output: Success,
})
/** Sets the password and signs out everywhere. Refuses a password as `signUp` does. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  input: z.object({ token: z.string().min(1).max(200), password: Password }),
  answers: 'json',
  output: Success,
})

/**
 * Where to send the browser for a Google log-in. Whoever has no account yet comes back to the terms, and goes
 * once more with what they `agreed` to; before that there is no account. Refuses with too_young, and with
 * not_found when Google is not configured.
 */
export const startGoogle = endpoint({
  method: 'POST',
  path: '/api/auth/google',
  access: 'public',
  input: z.object({
    agreed: z.object({ termsVersion: z.string().max(40), birthDate: LocalDate }).optional(),
  }),
  answers: 'json',
  output: z.object({ url: z.url() }),
})
