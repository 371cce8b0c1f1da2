import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { madeWithAccount, ownedBy } from '../../platform/db/roles.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** One row a person, made with the account. `…Sealed` columns are encrypted. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    personalContextSealed: text('personal_context'),
    /** birth date, time, its UTC instant and accuracy, place, coordinates, zone: one JSON value */
    birthSealed: text('birth'),
    birthChartSealed: text('birth_chart_data'),
    currentTimeZone: text('current_time_zone'),
    hasSeenWelcomeModal: boolean('hasseenwelcomemodal').notNull().default(false),
    termsVersion: text('terms_version'),
    termsAcceptedAt: at('terms_accepted_at'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [...ownedBy('profiles', table.userId), madeWithAccount('profiles')],
)
