import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { ownedBy } from '../../platform/db/roles.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Titles, messages, questions, answers and facts are sealed: they are made of a person's words and birth sky. */
export const chatThreads = pgTable(
  'chat_threads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    titleSealed: text('title'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('chat_threads_user').on(table.userId, table.createdAt), ...ownedBy('chat_threads', table.userId)],
)

export const asks = pgTable(
  'asks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    threadId: uuid('thread_id').references(() => chatThreads.id, { onDelete: 'set null' }),
    /** made by the client once for a send: the same send twice is one ask */
    sendId: uuid('send_id').notNull(),
    status: text('status').notNull(),
    questionSealed: text('question').notNull(),
    answerSealed: text('answer'),
    factsSealed: text('facts'),
    askedAt: at('asked_at').notNull(),
    category: text('category').notNull().default('general'),
    isFavourite: boolean('is_favourite').notNull().default(false),
    contextType: text('context_type').notNull().default('general'),
  },
  (table) => [
    unique('asks_one_per_send').on(table.userId, table.sendId),
    index('asks_thread').on(table.threadId, table.askedAt),
    index('asks_waiting').on(table.askedAt).where(sql`status = 'reserved'`),
    check('asks_status', sql`${table.status} in ('reserved', 'answered', 'returned', 'failed')`),
    ...ownedBy('asks', table.userId),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    threadId: uuid('thread_id').notNull().references(() => chatThreads.id, { onDelete: 'cascade' }),
    askId: uuid('ask_id').notNull().references(() => asks.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    contentSealed: text('content').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('chat_messages_thread').on(table.threadId, table.createdAt),
    check('chat_messages_role', sql`${table.role} in ('user', 'arion')`),
    ...ownedBy('chat_messages', table.userId),
  ],
)

/** Which units of the lore a person has been told, and when last, so that the voice does not repeat itself. */
export const toldUnits = pgTable(
  'told_units',
  {
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    unit: text('unit').notNull(),
    day: date('day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.unit] }), ...ownedBy('told_units', table.userId)],
)
