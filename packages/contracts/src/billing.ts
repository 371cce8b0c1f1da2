import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Instant, Nothing } from './shared.ts'

export const PLAN_IDS = ['free', 'flow', 'radiance', 'infinity'] as const
export const PlanId = z.enum(PLAN_IDS)
export type PlanId = z.infer<typeof PlanId>

export const Plan = z.object({
  planId: PlanId,
  name: z.string(),
  priceCents: z.number().int(),
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

export const Balance = z.object({
  planId: PlanId,
  planName: z.string(),
  status: z.enum(['trialing', 'active', 'incomplete', 'canceled']),
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

/** Every change of the balance, newest first. */
export const listBalanceEntries = endpoint({
  method: 'GET',
  path: '/api/balance/entries',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: z.array(
    z.object({
      id: z.string(),
      at: Instant,
      change: z.number().int(),
      balance: z.number().int(),
      reason: z.enum(['trial', 'reset', 'reserve', 'return']),
      askId: z.string().nullable(),
    }),
  ),
})
