import { z } from 'zod'
import { SessionUser } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Nothing, Success } from './shared.ts'

/** The password, or, for an account without one, the code of a letter (`sendErasureCode`). */
const Confirmation = z.object({ confirmation: z.string().min(1).max(200) })
/** What WebAuthn says in JSON: read by the browser or by the library that checks it. */
const Said = z.record(z.string(), z.unknown())
const Options = z.object({ options: Said })

const PasskeyShown = z.object({
  id: Id,
  name: z.string(),
  addedAt: Instant,
  /** null until somebody signed in with it */
  lastUsedAt: Instant.nullable(),
})
export type PasskeyShown = z.infer<typeof PasskeyShown>

export const AccountSecurity = z.object({
  /** of the app that makes codes; null: no code is asked for */
  recoveryCodesLeft: z.number().int().nullable(),
  passkeys: z.array(PasskeyShown),
})
export type AccountSecurity = z.infer<typeof AccountSecurity>

export const getAccountSecurity = endpoint({
  method: 'GET',
  path: '/api/account/security',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: AccountSecurity,
})

/**
 * A secret for an app, and recovery codes, shown once. Refuses with invalid_credentials, second_step_changed.
 */
export const beginSecondStep = endpoint({
  method: 'POST',
  path: '/api/account/second-step',
  access: 'signed-in',
  input: Confirmation,
  answers: 'json',
  output: z.object({ uri: z.string(), recoveryCodes: z.array(z.string()) }),
})

/** The first code: from now on a sign-in asks for one. Refuses with code_wrong, second_step_changed. */
export const confirmSecondStep = endpoint({
  method: 'POST',
  path: '/api/account/second-step/confirm',
  access: 'signed-in',
  input: z.object({ code: z.string().min(1).max(40) }),
  answers: 'json',
  output: Success,
})

/** Refuses with invalid_credentials. */
export const endSecondStep = endpoint({
  method: 'POST',
  path: '/api/account/second-step/end',
  access: 'signed-in',
  input: Confirmation,
  answers: 'json',
  output: Success,
})

/** The old ones open nothing any more. Refuses with invalid_credentials, second_step_changed. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/second-step/recovery-codes',
  access: 'signed-in',
  input: Confirmation,
  answers: 'json',
  output: z.object({ recoveryCodes: z.array(z.string()) }),
})

/** After the password: a code of the app, or a recovery code. Refuses with code_wrong, code_expired. */
export const signInWithCode = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/code',
  access: 'public',
  input: z.object({ code: z.string().min(1).max(40) }),
  answers: 'json',
  output: z.object({ user: SessionUser }),
})

/** What the browser is to be asked for. Refuses with invalid_credentials. */
export const askForNewPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/question',
  access: 'signed-in',
  input: Confirmation,
  answers: 'json',
  output: Options,
})

/** What the browser answered. Refuses with passkey_refused. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'signed-in',
  input: z.object({ response: Said, name: z.string().trim().min(1).max(60) }),
  answers: 'json',
  output: Success,
})

/** Refuses with not_found. */
export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/account/passkeys/:passkeyId',
  access: 'signed-in',
  params: z.object({ passkeyId: Id }),
  input: Nothing,
  answers: 'json',
  output: Success,
})

export const askForPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/question',
  access: 'public',
  input: Nothing,
  answers: 'json',
  output: Options,
})

/** In place of password and code. Refuses with passkey_refused. */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'public',
  input: z.object({ response: Said }),
  answers: 'json',
  output: z.object({ user: SessionUser }),
})
