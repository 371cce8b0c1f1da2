import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { ownedBy } from '../../platform/db/roles.ts'
import { circleMembers } from '../circle/tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Titles, messages, questions, answers and facts are sealed: they are made of a person's words and birth sky.
 */
export const chatThreads = pgTable(
  'chat_threads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    titleSealed: text('title'),
    createdAt: at('created_at').notNull(),
    lastMessageAt: at('last_message_at').notNull().defaultNow(),
    /** somebody of the Circle whom it is about */
    circleMemberId: uuid('circle_member_id').references(() => circleMembers.id, { onDelete: 'set null' }),
    /** the newest ask of the branch that is shown; what came before it follows from `asks.parent_id` */
    headId: uuid('head_id').references((): AnyPgColumn => asks.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('chat_threads_user').on(table.userId, table.lastMessageAt),
    index('chat_threads_member').on(table.circleMemberId),
    ...ownedBy('chat_threads', table.userId),
  ],
)

/** of `asks`: by its breach the same send is known */
export const ONE_PER_SEND = 'asks_one_per_send'

/**
 * A question with its answer. Asks form a tree: each follows another one, and several may follow the same
 * (docs/decisions/010).
 */
export const asks = pgTable(
  'asks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    threadId: uuid('thread_id').references(() => chatThreads.id, { onDelete: 'set null' }),
    /** the ask that came before; null for the first of a thread */
    parentId: uuid('parent_id').references((): AnyPgColumn => asks.id, { onDelete: 'set null' }),
    /** one question in one place: its regenerated answers share it */
    turnId: uuid('turn_id').notNull().defaultRandom(),
    /** 0 for the first answer of a turn; each regeneration moves it on by one */
    version: integer('again').notNull().default(0),
    /** made by the client once for a send: the same send twice is one ask */
    idempotencyKey: uuid('send_id').notNull(),
    status: text('status').notNull(),
    /** how it ended; null while it is reserved, and when it failed */
    outcome: text('outcome'),
    /** somebody of the Circle whom it is about, whoever the conversation is about by now */
    circleMemberId: uuid('circle_member_id').references(() => circleMembers.id, { onDelete: 'set null' }),
    /** the link that stood then; no foreign key: that it has ended is what is asked of it */
    circleLinkId: uuid('circle_link_id'),
    /** links of those whose wheel, shown to the asker, the answer was read from; null once it is forgotten */
    shownBy: uuid('shown_by').array(),
    questionSealed: text('question').notNull(),
    answerSealed: text('answer'),
    factsSealed: text('facts'),
    /** what was heard and offered, where the question was asked back */
    asksBackSealed: text('asks_back'),
    /** what was understood, on which the next questions lean; null before 0038, or when it was stopped */
    stateSealed: text('state'),
    /** which offer of the ask-back before it the question takes up */
    offer: smallint('offer'),
    askedAt: at('asked_at').notNull(),
    category: text('category').notNull().default('general'),
    isFavourite: boolean('is_favourite').notNull().default(false),
    /** what the send wished for, whichever server answers */
    includesDebug: boolean('includes_debug').notNull().default(false),
    /** which server answers, while it is reserved; null when none does at this moment */
    serverId: uuid('server_id'),
    /** how often another server has taken the answer up: what an earlier one still says no longer counts */
    takenUp: smallint('taken_up').notNull().default(0),
  },
  (table) => [
    unique(ONE_PER_SEND).on(table.userId, table.idempotencyKey),
    index('asks_thread').on(table.threadId, table.askedAt),
    index('asks_parent').on(table.parentId),
    index('asks_member').on(table.circleMemberId),
    index('asks_shown')
      .on(table.userId)
      .where(sql`shown_by is not null`),
    index('asks_saved')
      .on(table.userId, table.askedAt)
      .where(sql`is_favourite`),
    index('asks_waiting')
      .on(table.askedAt)
      .where(sql`status = 'reserved'`),
    check('asks_status', sql`${table.status} in ('reserved', 'answered', 'returned', 'failed')`),
    check(
      'asks_outcome',
      sql`${table.outcome} in ('answered', 'crisis', 'not_understood', 'stopped', 'withdrawn')`,
    ),
    check('asks_offer', sql`${table.offer} between 0 and 2`),
    ...ownedBy('asks', table.userId),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => chatThreads.id, { onDelete: 'cascade' }),
    askId: uuid('ask_id')
      .notNull()
      .references(() => asks.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    contentSealed: text('content').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('chat_messages_thread').on(table.threadId, table.createdAt),
    index('chat_messages_ask').on(table.askId),
    index('chat_messages_newest').on(table.userId, table.createdAt),
    check('chat_messages_role', sql`${table.role} in ('user', 'arion')`),
    ...ownedBy('chat_messages', table.userId),
  ],
)

/**
 * What was said so far of an answer on its way, in order; gone when the answer is whole. Any server can
 * replay it and go on.
 */
export const answerChunks = pgTable(
  'ask_frames',
  {
    askId: uuid('ask_id')
      .notNull()
      .references(() => asks.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    textSealed: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.askId, table.seq] }), ...ownedBy('ask_frames', table.userId)],
)
