import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { ownedBy } from '../../platform/db/roles.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Accounts that go: a row stands until everything of its owner, itself included, is erased. */
export const erasures = pgTable(
  'erasures',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: at('requested_at').notNull(),
    dueAt: at('due_at').notNull(),
    /** why it could not be done, since when, and when the log last told of it */
    failure: text('failure'),
    failingSince: at('failing_since'),
    toldAt: at('told_at'),
  },
  (table) => [index('erasures_due').on(table.dueAt), ...ownedBy('erasures', table.userId)],
)

/** The newest archive of a person, sealed, for a few days. */
export const dataExports = pgTable(
  'data_exports',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['making', 'ready', 'failed'] }).notNull(),
    requestedAt: at('requested_at').notNull(),
    /** a zip file as base64 */
    archiveSealed: text('archive'),
    expiresAt: at('expires_at'),
    /** of the link in the letter; none once it was used */
    tokenHash: text('token_hash'),
  },
  (table) => [
    index('data_exports_token').on(table.tokenHash),
    check('data_exports_state', sql`${table.state} in ('making', 'ready', 'failed')`),
    ...ownedBy('data_exports', table.userId),
  ],
)
