import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { forJobsAlone } from '../db/roles.ts'

/** What the provider's twin keeps, in development alone. */
export const stripeTwinObjects = pgTable(
  'stripe_twin_objects',
  {
    id: text('id').primaryKey(),
    /** in the order in which they came into being */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    body: jsonb('body').notNull(),
  },
  () => [forJobsAlone('stripe_twin_objects')],
)
