import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/auth/tables.ts'
import { forJobsAlone, madeWithAccount, ownedBy } from '../../platform/db/roles.ts'

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
    /** who pays; made before the first checkout */
    providerCustomerId: text('provider_customer_id').unique(),
    /** null: nothing is paid for */
    providerSubscriptionId: text('provider_subscription_id').unique(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    nextPlanId: text('next_plan_id').references(() => subscriptionPlans.planId),
    /** since when a bill waits to be paid */
    pastDueSince: at('past_due_since'),
    /** for which unpaid bill a letter was sent */
    lettersSentFor: at('letters_sent_for'),
    /**
     * Looks at the provider are numbered, and what one of them saw is written only where no later one has
     * written.
     */
    looksBegun: integer('looks_begun').notNull().default(0),
    lookWritten: integer('look_written').notNull().default(0),
    lookedAt: at('looked_at'),
  },
  (table) => [
    check(
      'subscriptions_status',
      sql`${table.status} in ('trialing', 'active', 'past_due', 'incomplete', 'canceled')`,
    ),
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
    check('credit_entries_reason', sql`${table.reason} in ('trial', 'reset', 'reserve', 'return', 'plan')`),
    ...ownedBy('credit_entries', table.userId),
    madeWithAccount('credit_entries'),
  ],
)

/** What the payment provider told, each once. An event only says of whom there is something to look at. */
export const billingEvents = pgTable(
  'billing_events',
  {
    eventId: text('event_id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    at: at('at').notNull(),
  },
  (table) => [index('billing_events_at').on(table.at), forJobsAlone('billing_events')],
)
