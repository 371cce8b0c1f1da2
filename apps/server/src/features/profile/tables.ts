import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { actorId, forCircle, forFinder, madeWithAccount, ownedBy } from '../../platform/db/roles.ts'

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
    /** how charts are made for the person; null while they have chosen nothing */
    chartSettingsSealed: text('chart_settings'),
    /** of the photo in `profile_photos`; null where there is none */
    photoVersion: text('photo_version'),
    currentTimeZone: text('current_time_zone'),
    hasSeenWelcomeModal: boolean('hasseenwelcomemodal').notNull().default(false),
    /** the chart of each day is made before it is asked for */
    preparesDay: boolean('prepares_day').notNull().default(false),
    /** by name, in the Circle of others; null until it was asked */
    isFindable: boolean('is_findable'),
    termsVersion: text('terms_version'),
    termsAcceptedAt: at('terms_accepted_at'),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    ...ownedBy('profiles', table.userId),
    madeWithAccount('profiles'),
    forFinder('profiles', sql`${table.isFindable}`),
    // one's own, and of somebody else only while their consent stands
    forCircle(
      'profiles',
      sql`${table.userId} = ${actorId} or exists (select 1 from circle_consents given where given.user_id = ${table.userId} and given.to_user_id = ${actorId} and given.withdrawn_at is null)`,
      'select',
    ),
  ],
)

/** Birth details that stood before a correction. */
export const birthVersions = pgTable(
  'birth_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    birthSealed: text('birth').notNull(),
    replacedAt: at('replaced_at').notNull(),
  },
  (table) => [
    index('birth_versions_user').on(table.userId, table.replacedAt),
    ...ownedBy('birth_versions', table.userId),
  ],
)

/** Apart from the profile, which is read far more often. */
export const profilePhotos = pgTable(
  'profile_photos',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    photoSealed: text('photo').notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => ownedBy('profile_photos', table.userId),
)
