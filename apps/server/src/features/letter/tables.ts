import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { forJobsAlone } from '../../platform/db/roles.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Letters that were promised, until they have left. `blank`: takes as long, and goes to nobody. */
const STATES = ['waiting', 'blank', 'dead'] as const

export const letters = pgTable(
  'letters',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** for whom it is sealed: an account, or a sign-up that may become one */
    userId: uuid('user_id').notNull(),
    /** of whom it goes to, see `Auth.hashAddress` */
    addressHash: text('address_hash').notNull(),
    letterSealed: text('letter').notNull(),
    state: text('state', { enum: STATES }).notNull(),
    createdAt: at('created_at').notNull(),
    /** when the queue was told of it; it is told again where it was not */
    queuedAt: at('queued_at'),
    tries: integer('tries').notNull().default(0),
    /** the codes of the last try, and nothing that a mail server said */
    failure: text('failure'),
  },
  (table) => [
    index('letters_state').on(table.state, table.createdAt),
    index('letters_address').on(table.addressHash),
    index('letters_user').on(table.userId),
    check('letters_state', sql`${table.state} in ('waiting', 'blank', 'dead')`),
    forJobsAlone('letters'),
  ],
)
