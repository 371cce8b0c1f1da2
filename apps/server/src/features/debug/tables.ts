import { boolean, index, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { ownedBy } from '../../platform/db/roles.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What stood behind an answer. `details` holds everything that is made of a person's words and sky, sealed.
 */
export const debugInfo = pgTable(
  'debug_info',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    // no references: an entry outlives its conversation for the rest of its 30 days
    askId: uuid('ask_id').notNull(),
    threadId: uuid('thread_id').notNull(),
    model: text('model').notNull(),
    temperature: real('temperature'),
    stream: boolean('stream').notNull(),
    contextType: text('context_type').notNull(),
    questionCategory: text('question_category').notNull(),
    outcome: text('outcome').notNull(),
    detailsSealed: text('details').notNull(),
    timestamp: at('timestamp').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('debug_info_user').on(table.userId, table.createdAt),
    index('debug_info_created').on(table.createdAt),
    ...ownedBy('debug_info', table.userId),
  ],
)

/** Who may see debug entries; an operator's command writes here. */
export const debugRoles = pgTable(
  'debug_roles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    grantedAt: at('granted_at').notNull(),
  },
  (table) => ownedBy('debug_roles', table.userId),
)
