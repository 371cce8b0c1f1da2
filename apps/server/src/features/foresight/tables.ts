import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { ownedBy } from '../../platform/db/roles.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Forecasts. What one says, its timeline and question among it, is sealed in one piece (docs/decisions/012).
 */
export const foresightInsights = pgTable(
  'foresight_insights',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readingSealed: text('reading').notNull(),
    /** the transits over its span, apart, since lists have no use for them */
    ribbonSealed: text('ribbon').notNull(),
    isSaved: boolean('is_saved').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('foresight_insights_user').on(table.userId, table.createdAt),
    ...ownedBy('foresight_insights', table.userId),
  ],
)
