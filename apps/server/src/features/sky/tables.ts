import { date, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { ownedBy } from '../../platform/db/roles.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** The transits that touch a person's chart on one of their days. */
export const userDailyTransits = pgTable(
  'user_daily_transit',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    forDate: date('for_date').notNull(),
    transitsSealed: text('transits').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('user_daily_transit_one_a_day').on(table.userId, table.forDate),
    ...ownedBy('user_daily_transit', table.userId),
  ],
)

/** The day that is today for a person, until `ends_at`: the one thing that every "once a day" goes by. */
export const personalDays = pgTable(
  'personal_days',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => ownedBy('personal_days', table.userId),
)

/**
 * The sky of a UTC day, the same for everybody: nobody's own, so no row level security (docs/decisions/013).
 */
export const dailyTransits = pgTable('daily_transits', {
  forDate: date('for_date').primaryKey(),
  moonPhase: text('moon_phase').notNull(),
  sky: jsonb('sky').notNull(),
  createdAt: at('created_at').notNull(),
})
