import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { ownedBy } from '../../platform/db/roles.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * The blueprint of a person: what it was last written from, and how far that is. The questions themselves
 * stand in `arion`.
 */
export const blueprints = pgTable(
  'blueprints',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').notNull(),
    /** the birth details that the answers are true to; others mean that it is written anew */
    birthSealed: text('birth').notNull(),
    startedAt: at('started_at').notNull(),
    /** when somebody last worked on it: work that nobody touches is taken up again */
    touchedAt: at('touched_at').notNull(),
  },
  (table) => [
    index('blueprints_unfinished')
      .on(table.touchedAt)
      .where(sql`state = 'writing'`),
    check('blueprints_state', sql`${table.state} in ('writing', 'whole', 'failed')`),
    ...ownedBy('blueprints', table.userId),
  ],
)

export const blueprintAnswers = pgTable(
  'blueprint_answers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: text('question_id').notNull(),
    /** words, facts, and what was told in them */
    answerSealed: text('answer').notNull(),
    generatedAt: at('generated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    ...ownedBy('blueprint_answers', table.userId),
  ],
)
