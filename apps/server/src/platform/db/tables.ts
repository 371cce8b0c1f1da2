import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { forSignIn } from './roles.ts'

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
