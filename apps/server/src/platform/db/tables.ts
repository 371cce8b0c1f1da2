import { bigint, integer, pgTable, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core'
import { forJobsAlone, forSignIn } from './roles.ts'

/**
 * How often somebody tried; keys are hashes, so that no address stands here. Columns as rate-limiter-flexible
 * has them.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  () => forSignIn('rate_limits'),
)

/**
 * A word that everybody may know, sealed with each key that is in use: whether the keys at hand are the right
 * ones.
 */
export const keyProofs = pgTable(
  'key_proofs',
  {
    keyId: text('key_id').primaryKey(),
    sealed: text('sealed').notNull(),
  },
  () => [forJobsAlone('key_proofs')],
)

/** What shows that a secret is the one that was first used here, and does not tell it. */
export const secretProofs = pgTable(
  'secret_proofs',
  {
    name: text('name').primaryKey(),
    proof: text('proof').notNull(),
  },
  () => [forJobsAlone('secret_proofs')],
)

/** What an operator did and when: nothing of whom it concerned, nor of what stood in it. */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    what: text('what').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  () => [forJobsAlone('operator_acts')],
)

/** The servers that are running, each with its last sign of life. */
export const servers = pgTable(
  'servers',
  {
    id: uuid('id').primaryKey(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** id of the key that it seals with; null from servers of before */
    sealsWith: text('seals_with'),
  },
  () => [forJobsAlone('servers')],
)
