import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { ownedBy } from '../../platform/db/roles.ts'

/**
 * Which units of the lore a person has been told, and when last, so that the voice does not repeat itself.
 */
export const toldUnits = pgTable(
  'told_units',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    unit: text('unit').notNull(),
    day: date('day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.unit] }), ...ownedBy('told_units', table.userId)],
)
