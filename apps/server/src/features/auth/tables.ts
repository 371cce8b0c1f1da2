import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { forSignIn } from '../../platform/db/roles.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What waits for the confirmation of a mail address. Secrets stand here as hashes, birth details sealed. */
export const pendingSignUps = pgTable(
  'pending_sign_ups',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** lets the wizard ask how its own sign-up stands */
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
    index('pending_sign_ups_secret').on(table.secretHash),
    ...forSignIn('pending_sign_ups'),
  ],
)
