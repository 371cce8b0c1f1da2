import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { ownedBy } from '../../platform/db/roles.ts'
import { asks } from '../ask/tables.ts'
import { circleLinks, circleMembers } from '../circle/tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

const SOURCES = ['arion', 'own'] as const

/** What a person keeps about somebody in their Circle: their own words, or an answer. */
export const circleNotes = pgTable(
  'circle_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    circleMemberId: uuid('circle_member_id')
      .notNull()
      .references(() => circleMembers.id, { onDelete: 'cascade' }),
    /** what Arion said of somebody linked rests on their chart, and goes with the link */
    linkId: uuid('link_id').references(() => circleLinks.id, { onDelete: 'cascade' }),
    source: text('source', { enum: SOURCES }).notNull(),
    contentSealed: text('content').notNull(),
    wordCount: integer('word_count').notNull(),
    askId: uuid('ask_id').references(() => asks.id, { onDelete: 'set null' }),
    isFavourite: boolean('is_favourite').notNull().default(false),
    isCompleted: boolean('is_completed').notNull().default(false),
    /** counts the edits of the words */
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    unique('circle_notes_once').on(table.circleMemberId, table.askId),
    index('circle_notes_user').on(table.userId, table.createdAt),
    index('circle_notes_link').on(table.linkId),
    index('circle_notes_ask').on(table.askId),
    check('circle_notes_source', sql`${table.source} in ('arion', 'own')`),
    ...ownedBy('circle_notes', table.userId),
  ],
)
