import { sql } from 'drizzle-orm'
import { bigint, check, index, pgPolicy, pgRole, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { actorId, forCircle, forJobsAlone, toldOf } from '../../platform/db/roles.ts'

/**
 * What changed in whose Circle, written by triggers in the transaction of the change. No word of it stands
 * here, and after a day nothing at all.
 */
export const circleEvents = pgTable(
  'circle_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** microseconds, so that it rises with every server and also after a restore */
    seq: bigint('seq', { mode: 'number' })
      .notNull()
      .default(sql`(extract(epoch from clock_timestamp()) * 1000000)::bigint`),
    /** whose Circle; null where all that is known is an address */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** of the address that was asked by letter */
    addressHash: text('address_hash'),
    subject: text('subject', { enum: ['member', 'note', 'invite', 'link'] }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    change: text('change', { enum: ['added', 'changed', 'removed'] }).notNull(),
  },
  (table) => [
    index('circle_events_user').on(table.userId, table.seq),
    index('circle_events_address').on(table.addressHash, table.seq),
    index('circle_events_seq').on(table.seq),
    check('circle_events_for', sql`num_nonnulls(${table.userId}, ${table.addressHash}) = 1`),
    check('circle_events_subject', sql`${table.subject} in ('member', 'note', 'invite', 'link')`),
    check('circle_events_change', sql`${table.change} in ('added', 'changed', 'removed')`),
    // whoever changes a Circle tells of it, and reads nothing here
    pgPolicy('circle_events_tell', {
      to: pgRole('app_user').existing(),
      for: 'insert',
      withCheck: sql`true`,
    }),
    pgPolicy('circle_events_tell_circle', {
      to: pgRole('app_circle').existing(),
      for: 'insert',
      withCheck: sql`true`,
    }),
    forCircle(
      'circle_events',
      sql`${table.userId} = ${actorId} or ${table.addressHash} = ${toldOf('addressHash')}`,
      'select',
    ),
    forJobsAlone('circle_events'),
  ],
)
