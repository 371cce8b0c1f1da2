import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Instant, Nothing } from './shared.ts'

/** What is kept of a change, in the words that the database writes. */
const ACCOUNT_CHANGES = [
  'password_changed',
  'sign_in_added',
  'email_change_asked',
  'email_changed',
  'second_step_on',
  'second_step_off',
  'recovery_codes_changed',
  'passkey_added',
  'passkey_removed',
  'name_changed',
  'birth_changed',
  'findable_on',
  'findable_off',
  'time_zone_changed',
  'photo_changed',
  'photo_removed',
  'consent_given',
  'consent_withdrawn',
  'data_imported',
  'export_asked',
  'erasure_asked',
  'erasure_undone',
  'debug_granted',
  'debug_revoked',
] as const
export const AccountChange = z.object({
  what: z.enum(ACCOUNT_CHANGES),
  isByOperator: z.boolean(),
  at: Instant,
})
export type AccountChange = z.infer<typeof AccountChange>

/** The newest changes of the account, without what it was changed to. */
export const listAccountChanges = endpoint({
  method: 'GET',
  path: '/api/account/changes',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: z.array(AccountChange),
})
