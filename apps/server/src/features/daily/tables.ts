import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { ownedBy } from '../../platform/db/roles.ts'
import { asks } from '../ask/tables.ts'
import { circleMembers } from '../circle/tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** The insight of a person's day. What it says is sealed in one piece (docs/decisions/012). */
export const dailyInsights = pgTable(
  'daily_insights',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    forDate: date('for_date').notNull(),
    readingSealed: text('reading').notNull(),
    /** the Ask that it took */
    askId: uuid('ask_id')
      .notNull()
      .references(() => asks.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('daily_insights_one_a_day').on(table.userId, table.forDate),
    index('daily_insights_ask').on(table.askId),
    ...ownedBy('daily_insights', table.userId),
  ],
)

/** Insights that were kept as notes, in their text form. */
export const savedInsights = pgTable(
  'saved_insights',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askId: uuid('ask_id')
      .notNull()
      .references(() => asks.id, { onDelete: 'cascade' }),
    noteType: text('note_type').notNull(),
    contentSealed: text('content').notNull(),
    isCompleted: boolean('is_completed').notNull().default(false),
    isFavourite: boolean('is_favourite').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('saved_insights_once').on(table.askId, table.noteType),
    index('saved_insights_user').on(table.userId, table.createdAt),
    check('saved_insights_note_type', sql`${table.noteType} in ('daily')`),
    ...ownedBy('saved_insights', table.userId),
  ],
)

/** How a day is for somebody of a person's Circle: one a day, sealed in one piece. */
export const circleMemberDailyInsights = pgTable(
  'circle_member_daily_insights',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    circleMemberId: uuid('circle_member_id')
      .notNull()
      .references(() => circleMembers.id, { onDelete: 'cascade' }),
    forDate: date('for_date').notNull(),
    readingSealed: text('reading').notNull(),
    /** the Ask that it took */
    askId: uuid('ask_id')
      .notNull()
      .references(() => asks.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('circle_member_daily_insights_one_a_day').on(table.userId, table.circleMemberId, table.forDate),
    index('circle_member_daily_insights_member').on(table.circleMemberId),
    index('circle_member_daily_insights_ask').on(table.askId),
    ...ownedBy('circle_member_daily_insights', table.userId),
  ],
)
