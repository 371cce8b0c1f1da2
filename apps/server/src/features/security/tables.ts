import { sql } from 'drizzle-orm'
import { check, index, pgPolicy, pgRole, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { ownedBy } from '../../platform/db/roles.ts'

const appAuth = pgRole('app_auth').existing()
const appCircle = pgRole('app_circle').existing()

/**
 * That an account was changed: what and when, and by whom, and never to what. Written by triggers in the
 * transaction of the change, so that no way to change one leaves it out; kept for a year.
 */
export const accountChanges = pgTable(
  'account_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    what: text('what').notNull(),
    by: text('by', { enum: ['owner', 'operator'] }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('account_changes_user').on(table.userId, table.at),
    index('account_changes_at').on(table.at),
    check('account_changes_by', sql`${table.by} in ('owner', 'operator')`),
    ...ownedBy('account_changes', table.userId),
    pgPolicy('account_changes_sign_in', { to: appAuth, for: 'insert', withCheck: sql`true` }),
    // a consent begins when the other one accepts
    pgPolicy('account_changes_circle', { to: appCircle, for: 'insert', withCheck: sql`true` }),
  ],
)
