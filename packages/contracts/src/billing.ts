import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Nothing, Success } from './shared.ts'

export const PLAN_IDS = ['free', 'flow', 'radiance', 'infinity'] as const
export const PlanId = z.enum(PLAN_IDS)
export type PlanId = z.infer<typeof PlanId>

export const Plan = z.object({
  planId: PlanId,
  name: z.string(),
  priceCents: z.number().int(),
  /** what a checkout is begun with; null where nothing is to be paid, or payment is not set up */
  priceId: z.string().nullable(),
  currency: z.literal('AUD'),
  askLimitDaily: z.number().int().nullable(),
  /** −1 is unlimited */
  askLimitMonthly: z.number().int().nullable(),
})
export type Plan = z.infer<typeof Plan>

/** Cheapest first. */
export const listPlans = endpoint({
  method: 'GET',
  path: '/api/plans',
  access: 'public',
  input: Nothing,
  answers: 'json',
  output: z.array(Plan),
})

/** `past_due`: a renewal could not be paid, and is tried again */
export const SubscriptionStatus = z.enum(['trialing', 'active', 'past_due', 'incomplete', 'canceled'])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

export const Balance = z.object({
  planId: PlanId,
  planName: z.string(),
  status: SubscriptionStatus,
  /** never below 0; with `isUnlimited` it means nothing */
  current: z.number().int(),
  limit: z.number().int().nullable(),
  isUnlimited: z.boolean(),
  resets: z.enum(['daily', 'monthly', 'never']),
  resetsAt: Instant.nullable(),
})
export type Balance = z.infer<typeof Balance>
export const getBalance = endpoint({
  method: 'GET',
  path: '/api/balance',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: Balance,
})

/** `plan`: another plan has another number of Asks */
export const EntryReason = z.enum(['trial', 'reset', 'reserve', 'return', 'plan'])
export type EntryReason = z.infer<typeof EntryReason>

/** Changes of the balance, newest first, from one on. */
export const listBalanceEntries = endpoint({
  method: 'GET',
  path: '/api/balance/entries',
  access: 'signed-in',
  input: z.object({
    /** those before the entry of this id */
    before: z
      .string()
      .regex(/^\d{1,15}$/)
      .describe('the id of an entry')
      .optional(),
  }),
  answers: 'json',
  output: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: Instant,
        change: z.number().int(),
        balance: z.number().int(),
        reason: EntryReason,
        askId: z.string().nullable(),
      }),
    ),
    hasEarlier: z.boolean(),
  }),
})

export const Subscription = z.object({
  planId: PlanId,
  planName: z.string(),
  status: SubscriptionStatus,
  /** a plan that is paid for at the provider, whether or not its last bill was paid */
  hasBilling: z.boolean(),
  currentPeriodEnd: Instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** from the end of the period on */
  nextPlanId: PlanId.nullable(),
  /** how long a plan stays whose bill was not paid */
  graceEndsAt: Instant.nullable(),
})
export type Subscription = z.infer<typeof Subscription>
export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: Subscription,
})

/** Looks at the provider again: for whoever comes back from paying, or does not trust what stands here. */
export const refreshSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/refresh',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: Subscription,
})

export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/api/create-checkout-session',
  access: 'signed-in',
  input: z.object({
    priceId: z.string().min(1).max(200),
    successUrl: z.url().max(2000),
    cancelUrl: z.url().max(2000),
    userId: Id.optional(),
  }),
  answers: 'json',
  output: z.object({ url: z.url() }),
})

export const manageSubscription = endpoint({
  method: 'POST',
  path: '/api/manage-subscription',
  access: 'signed-in',
  input: z.discriminatedUnion('action', [
    z.object({
      action: z.literal('create_portal_session'),
      returnUrl: z.url().max(2000),
      userId: Id.optional(),
    }),
    z.object({ action: z.literal('cancel_at_period_end'), userId: Id.optional() }),
    z.object({ action: z.literal('resume_subscription'), userId: Id.optional() }),
  ]),
  answers: 'json',
  output: z.object({
    success: z.literal(true),
    /** of the portal */
    url: z.url().optional(),
  }),
})

/** The provider says that something changed; signed, and read from the body as it came. */
export const hearPayments = endpoint({
  method: 'POST',
  path: '/api/stripe-webhook',
  access: 'public',
  input: z.looseObject({}),
  answers: 'json',
  output: Success,
})
