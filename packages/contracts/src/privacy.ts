import { z } from 'zod'
import { EmailChangeShown } from './email-change.ts'
import { ShareScope } from './circle-sharing.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Nothing, Success } from './shared.ts'

/** An account that goes: for seven days it can be kept after all. */
const Erasure = z.object({ requestedAt: Instant, dueAt: Instant })

/** of an archive that comes back; ten years of asking every day stay below it */
export const ARCHIVE_MAX_MB = 50

export const EXPORT_STATES = ['making', 'ready', 'failed'] as const
const Export = z.object({
  state: z.enum(EXPORT_STATES),
  requestedAt: Instant,
  /** until then it can be fetched */
  expiresAt: Instant.nullable(),
})

/** What was agreed to show to somebody of the Circle; `to` is null once the two are not linked any more. */
const SharingConsent = z.object({
  to: z.string().nullable(),
  scope: ShareScope,
  version: z.string(),
  /** those words name the photo */
  hasPhoto: z.boolean(),
  givenAt: Instant,
  withdrawnAt: Instant.nullable(),
})
export type SharingConsent = z.infer<typeof SharingConsent>

export const AccountPrivacy = z.object({
  email: z.string(),
  createdAt: Instant,
  emailChange: EmailChangeShown.nullable(),
  /** false: signed in with Google alone, so a mailed code confirms instead */
  hasPassword: z.boolean(),
  /** null without a password */
  passwordChangedAt: Instant.nullable(),
  consents: z.array(z.object({ what: z.literal('terms'), version: z.string(), at: Instant })),
  /** the latest first, with those that were withdrawn */
  sharing: z.array(SharingConsent),
  /** the outside model that answers, if any */
  model: z.string().nullable(),
  erasure: Erasure.nullable(),
  export: Export.nullable(),
})
export type AccountPrivacy = z.infer<typeof AccountPrivacy>

export const getAccountPrivacy = endpoint({
  method: 'GET',
  path: '/api/account/privacy',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: AccountPrivacy,
})

/** For accounts without a password: a code, good for an hour, to the account's own address. */
export const sendErasureCode = endpoint({
  method: 'POST',
  path: '/api/account/erasure/code',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: Success,
})

/**
 * Ends payments at once and erases everything: in seven days, in which it can be undone, or now. Confirmed by
 * the password, or by the mailed code where there is none. Refuses with invalid_credentials.
 */
export const requestErasure = endpoint({
  method: 'POST',
  path: '/api/account/erasure',
  access: 'signed-in',
  input: z.object({
    confirmation: z.string().min(1).max(200),
    when: z.enum(['in_seven_days', 'now']),
  }),
  answers: 'json',
  output: z.object({ erasure: Erasure.nullable() }),
})

export const undoErasure = endpoint({
  method: 'DELETE',
  path: '/api/account/erasure',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: Success,
})

/** Has an archive of everything made; a letter with a link follows. */
export const requestExport = endpoint({
  method: 'POST',
  path: '/api/account/export',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: Export,
})

/** The archive that is ready, for its owner. Refuses with export_not_found. */
export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/account/export/archive',
  access: 'signed-in',
  input: Nothing,
  answers: 'file',
  output: z.literal('application/zip'),
})

/** The same by the link of its letter, once. Refuses with export_not_found. */
export const fetchExportByLink = endpoint({
  method: 'POST',
  path: '/api/export-by-link',
  access: 'public',
  input: z.object({ token: z.string().min(1).max(200) }),
  answers: 'file',
  output: z.literal('application/zip'),
})

/** `astrarium.json` of an archive, as it is: what is wrong with it is the server's to say. */
export const importArchive = endpoint({
  method: 'POST',
  path: '/api/account/import',
  access: 'signed-in',
  input: z.object({ archive: z.record(z.string(), z.unknown()) }),
  answers: 'json',
  output: z.object({ rows: z.number().int() }),
})

const SessionShown = z.object({
  id: Id,
  /** as its browser names itself */
  userAgent: z.string().nullable(),
  signedInAt: Instant,
  lastSeenAt: Instant,
  isThisOne: z.boolean(),
})
export type SessionShown = z.infer<typeof SessionShown>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: z.array(SessionShown),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:sessionId',
  access: 'signed-in',
  params: z.object({ sessionId: Id }),
  input: Nothing,
  answers: 'json',
  output: Success,
})

/** Everywhere but here. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: Success,
})

/**
 * A new password, which signs out everywhere else. Refuses with invalid_credentials, password_too_short,
 * password_weak.
 */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  access: 'signed-in',
  input: z.object({ current: z.string().min(1).max(200), next: z.string().min(1).max(200) }),
  answers: 'json',
  output: Success,
})
