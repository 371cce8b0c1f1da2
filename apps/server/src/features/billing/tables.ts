import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { madeWithAccount, ownedBy } from '../../platform/db/roles.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * The four plans; nobody's own, so no row level security. A limit of −1 is unlimited, null does not apply.
 */
export const subscriptionPlans = pgTable('subscription_plans', {
  planId: text('plan_id').primaryKey(),
  name: text('name').notNull(),
  priceCents: integer('price_cents').notNull(),
  priceId: text('price_id'),
  askLimitDaily: integer('ask_limit_daily'),
  askLimitMonthly: integer('ask_limit_monthly'),
  isActive: boolean('is_active').notNull().default(true),
})

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: text('plan_id')
      .notNull()
      .references(() => subscriptionPlans.planId),
    status: text('status').notNull(),
    currentPeriodStart: at('current_period_start').notNull(),
    currentPeriodEnd: at('current_period_end'),
    providerSubscriptionId: text('provider_subscription_id'),
  },
  (table) => [
    check('subscriptions_status', sql`${table.status} in ('trialing', 'active', 'incomplete', 'canceled')`),
    ...ownedBy('subscriptions', table.userId),
    madeWithAccount('subscriptions'),
  ],
)

export const userCredits = pgTable(
  'user_credits',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: text('plan_id')
      .notNull()
      .references(() => subscriptionPlans.planId),
    currentCredits: integer('current_credits').notNull(),
    resetFrequency: text('reset_frequency').notNull(),
    /**
     * when the balance is filled again; fixed at the last reset, so that a change of zone opens no second
     * one. Null: never
     */
    creditsResetDate: at('credits_reset_date'),
  },
  (table) => [
    check('user_credits_never_below_zero', sql`${table.currentCredits} >= 0`),
    check('user_credits_frequency', sql`${table.resetFrequency} in ('daily', 'monthly', 'never')`),
    ...ownedBy('user_credits', table.userId),
    madeWithAccount('user_credits'),
  ],
)

/** Every change of a balance, with the balance after it. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    /** in the order in which they happened */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: at('at').notNull().defaultNow(),
    change: integer('change').notNull(),
    balance: integer('balance').notNull(),
    reason: text('reason').notNull(),
    askId: uuid('ask_id'),
  },
  (table) => [
    index('credit_entries_user').on(table.userId, table.id),
    check('credit_entries_reason', sql`${table.reason} in ('trial', 'reset', 'reserve', 'return')`),
    ...ownedBy('credit_entries', table.userId),
    madeWithAccount('credit_entries'),
  ],
)
