import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { actorId, forCircle, forJobsAlone, ownedBy, toldOf } from '../../platform/db/roles.ts'
import { circleMembers } from '../circle/tables.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

const STATUSES = ['pending', 'accepted', 'declined', 'cancelled'] as const

/**
 * Requests to become part of somebody's Circle, to a person who was found or to an address. They are kept
 * until they expire, answered or not, since the limits count them. `…Sealed` columns are encrypted for the
 * sender.
 */
export const circleInvites = pgTable(
  'circle_invites',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** whom of the sender's Circle it is for */
    circleMemberId: uuid('circle_member_id').references(() => circleMembers.id, { onDelete: 'set null' }),
    recipientUserId: uuid('recipient_user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** of an address, whether or not somebody has an account there */
    recipientHash: text('recipient_hash'),
    /** the name that was found, or the address; gone with what the recipient erases */
    recipientSealed: text('recipient'),
    senderNameSealed: text('sender_name').notNull(),
    messageSealed: text('message'),
    relationshipTag: text('relationship_tag').notNull(),
    status: text('status', { enum: STATUSES }).notNull(),
    /** what its sender is shown: one that was declined without telling stays pending */
    shownStatus: text('shown_status', { enum: STATUSES }).notNull(),
    /** of the words by which its sender shows the ring to whoever accepts */
    consentVersion: text('consent_version').notNull(),
    /** of the secret in the letter */
    tokenHash: text('token_hash'),
    createdAt: at('created_at').notNull(),
    respondedAt: at('responded_at'),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('circle_invites_user').on(table.userId, table.createdAt),
    index('circle_invites_recipient').on(table.recipientUserId),
    index('circle_invites_address').on(table.recipientHash),
    unique('circle_invites_token').on(table.tokenHash),
    check(
      'circle_invites_recipient',
      sql`num_nonnulls(${table.recipientUserId}, ${table.recipientHash}) = 1`,
    ),
    ...ownedBy('circle_invites', table.userId),
    forCircle(
      'circle_invites',
      sql`${actorId} in (${table.userId}, ${table.recipientUserId}) or ${table.recipientHash} = ${toldOf('addressHash')} or ${table.tokenHash} = ${toldOf('tokenHash')}`,
    ),
  ],
)

/** "Never again": nothing of the other one reaches this person, neither here nor by letter. */
export const circleBlocks = pgTable(
  'circle_blocks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    otherUserId: uuid('other_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** of this person's address, for letters */
    addressHash: text('address_hash').notNull(),
    /** as it stood on their request, sealed for this person; null where it was not kept yet */
    nameSealed: text('name'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('circle_blocks_once').on(table.userId, table.otherUserId),
    index('circle_blocks_other').on(table.otherUserId),
    ...ownedBy('circle_blocks', table.userId),
    forCircle('circle_blocks', sql`${actorId} in (${table.userId}, ${table.otherUserId})`),
  ],
)

/** Addresses that want no invitation from anybody, as hashes. */
export const blockedAddresses = pgTable(
  'blocked_addresses',
  {
    addressHash: text('address_hash').primaryKey(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    forCircle('blocked_addresses', sql`${table.addressHash} = ${toldOf('addressHash')}`),
    forJobsAlone('blocked_addresses'),
  ],
)
