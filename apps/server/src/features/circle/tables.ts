import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { actorId, forCircle, ownedBy } from '../../platform/db/roles.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

const RINGS = [
  'soul_anchor',
  'emotional_resonator',
  'purpose_partner',
  'light_connector',
  'growth_catalyst',
  'sacred_challenger',
  'intensity_partner',
] as const
const RING_SOURCES = ['reasoned', 'relationship', 'chosen'] as const
const RELATIONSHIP_TAGS = [
  'partner',
  'spouse',
  'friend',
  'best_friend',
  'family',
  'sibling',
  'parent',
  'child',
  'colleague',
  'boss',
  'mentor',
  'teacher',
  'ex',
  'acquaintance',
  'other',
] as const

/**
 * The people in a person's Circle, as that person entered them; docs/circle.md has the tables beside it.
 * `…Sealed` columns are encrypted for the person whose Circle it is.
 */
export const circleMembers = pgTable(
  'circle_members',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** of the attempt that added them: the same one twice is one member */
    sendId: uuid('send_id').notNull(),
    nameSealed: text('name').notNull(),
    /** from whose own profile it came: nobody typed it, and it goes with their account */
    nameFromUserId: uuid('name_from_user_id').references(() => users.id, { onDelete: 'set null' }),
    relationshipTag: text('relationship_tag', { enum: RELATIONSHIP_TAGS }).notNull(),
    contextDescriptionSealed: text('context_description'),
    ring: text('ring', { enum: RINGS }).notNull(),
    ringSource: text('ring_source', { enum: RING_SOURCES }).notNull(),
    /** the ring before anybody was moved, with summary and factors */
    ringReadingSealed: text('ring_reading').notNull(),
    /** birth date, time, its UTC instant and accuracy, place, coordinates, zone: one JSON value */
    birthSealed: text('birth'),
    birthChartSealed: text('birth_chart_data'),
    /** apart from the chart, since lists have no use for the rest of it */
    sunSignSealed: text('sun_sign'),
    /** counts the edits of what was typed */
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    unique('circle_members_once').on(table.userId, table.sendId),
    index('circle_members_user').on(table.userId, table.createdAt),
    index('circle_members_name_from').on(table.nameFromUserId),
    check('circle_members_ring', sql`${table.ring} in (${listed(RINGS)})`),
    check('circle_members_ring_source', sql`${table.ringSource} in (${listed(RING_SOURCES)})`),
    check('circle_members_relationship_tag', sql`${table.relationshipTag} in (${listed(RELATIONSHIP_TAGS)})`),
    ...ownedBy('circle_members', table.userId),
    // of somebody to whom the one who acts has given a consent that stands: to come in, and to be counted
    forCircle(
      'circle_members',
      sql`${table.userId} = ${actorId} or exists (select 1 from circle_consents given where given.user_id = ${actorId} and given.to_user_id = ${table.userId} and given.withdrawn_at is null)`,
    ),
  ],
)

/**
 * Two people who agreed to be in each other's Circle: a row for each side, made and removed in pairs. What
 * the charts of the two say stands here, and so is gone with the link.
 */
export const circleLinks = pgTable(
  'circle_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** the same on both sides */
    pairId: uuid('pair_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    otherUserId: uuid('other_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** who they are in one's own Circle; nobody is taken out of it while the link stands */
    circleMemberId: uuid('circle_member_id')
      .notNull()
      .references(() => circleMembers.id),
    /** made once for every consent that the other gives; none without one, or where a chart is missing */
    ringReadingSealed: text('ring_reading'),
    /** since when the other one shows what they show now; null while they show nothing */
    shownSince: at('shown_since'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('circle_links_once').on(table.userId, table.otherUserId),
    unique('circle_links_member').on(table.circleMemberId),
    index('circle_links_other').on(table.otherUserId),
    ...ownedBy('circle_links', table.userId),
    forCircle('circle_links', sql`${actorId} in (${table.userId}, ${table.otherUserId})`),
  ],
)

const SCOPES = ['ring', 'signs', 'wheel'] as const

/** What one of two linked people shows the other. Never changed: withdrawn, and given anew. */
export const circleConsents = pgTable(
  'circle_consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toUserId: uuid('to_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    scope: text('scope', { enum: SCOPES }).notNull(),
    /** of the words that were agreed to */
    version: text('version').notNull(),
    givenAt: at('given_at').notNull(),
    withdrawnAt: at('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('circle_consents_standing')
      .on(table.userId, table.toUserId)
      .where(sql`${table.withdrawnAt} is null`),
    index('circle_consents_to').on(table.toUserId),
    check('circle_consents_scope', sql`${table.scope} in (${listed(SCOPES)})`),
    ...ownedBy('circle_consents', table.userId),
    forCircle('circle_consents', sql`${actorId} in (${table.userId}, ${table.toUserId})`),
  ],
)

function listed(words: readonly string[]) {
  return sql.raw(words.map((word) => `'${word}'`).join(', '))
}
