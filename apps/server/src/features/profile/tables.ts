import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import {
  actorId,
  forCircle,
  forFinder,
  forJobsAlone,
  madeWithAccount,
  ownedBy,
} from '../../platform/db/roles.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** One's own, and of somebody else only while their consent stands, by words that say so. */
const isShownToActor = (owner: AnyPgColumn, bySuchWords = sql.raw('')) =>
  sql`${owner} = ${actorId} or exists (select 1 from circle_consents given where given.user_id = ${owner} and given.to_user_id = ${actorId} and given.withdrawn_at is null${bySuchWords})`
/** of the Circle's PHOTO_NAMED_SINCE */
const namesPhoto = sql.raw(` and given.version >= '2026-11-24' collate "C"`)

/** Changes of the policy and the terms that everybody with an account is told of by mail. */
export const policyChanges = pgTable(
  'policy_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subject: text('subject').notNull(),
    /** what the letter says, paragraphs parted by an empty line */
    words: text('words').notNull(),
    /** the first day on which it applies */
    appliesOn: date('applies_on').notNull(),
    announcedAt: at('announced_at').notNull(),
    /** so many letters were promised */
    told: integer('told').notNull().default(0),
    /** when nobody was left to be told */
    finishedAt: at('finished_at'),
  },
  () => [forJobsAlone('policy_changes')],
)

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
    /** only what is needed: no day made ready, no outside model */
    isRestricted: boolean('is_restricted').notNull().default(false),
    /** the change of policy or terms that the person was last told of by mail */
    toldOfChangeId: uuid('told_of_change_id').references(() => policyChanges.id),
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
    forCircle('profiles', isShownToActor(table.userId), 'select'),
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
  (table) => [
    ...ownedBy('profile_photos', table.userId),
    forCircle('profile_photos', isShownToActor(table.userId, namesPhoto), 'select'),
  ],
)
