import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { forSignIn } from '../../platform/db/roles.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Sign-ups that wait for the confirmation of their mail address, any number for one address, each with a
 * letter of its own. No account is there before one is confirmed. Secrets and passwords stand here as hashes,
 * birth details sealed.
 */
export const pendingSignUps = pgTable(
  'pending_sign_ups',
  {
    /** the id that its account will have */
    userId: uuid('user_id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** none once it is confirmed */
    passwordHash: text('password'),
    /** lets the wizard ask how its own sign-up stands, and says whose browser it is */
    secretHash: text('secret_hash').notNull(),
    /** of the link in the newest letter */
    tokenHash: text('token_hash'),
    tokenExpiresAt: at('token_expires_at'),
    birthSealed: text('birth'),
    currentTimeZone: text('current_time_zone'),
    termsVersion: text('terms_version').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    confirmedAt: at('confirmed_at'),
  },
  (table) => [
    index('pending_sign_ups_token').on(table.tokenHash),
    index('pending_sign_ups_email').on(table.email),
    index('pending_sign_ups_secret').on(table.secretHash),
    ...forSignIn('pending_sign_ups'),
  ],
)

/**
 * Addresses that accounts are to move to, once the links of two letters were opened: one to the address they
 * have, one to that which they want.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    newEmail: text('new_email').notNull(),
    oldTokenHash: text('old_token_hash').notNull(),
    newTokenHash: text('new_token_hash').notNull(),
    oldConfirmedAt: at('old_confirmed_at'),
    newConfirmedAt: at('new_confirmed_at'),
    requestedAt: at('requested_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('email_changes_old').on(table.oldTokenHash),
    index('email_changes_new').on(table.newTokenHash),
    ...forSignIn('email_changes'),
  ],
)
