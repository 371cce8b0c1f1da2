import { PlanId } from '@astrarium/contracts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Context } from '../../../platform/context.ts'
import { isOutOfReach, isUnlimited, leftOf, limitOf, nextDailyReset, resetFrequencyOf } from '../policy.ts'
import type { PlanLimits, ResetFrequency } from '../policy.ts'
import { addEntry, findSubscription, lockCredits, setCredits, usedSince } from '../repository.ts'
import { midnightsAhead, monthAfter } from '../reset-times.ts'

export interface OpenBalance {
  plan: PlanLimits & { name: string }
  current: number
  limit: number | null
  isUnlimited: boolean
  resets: ResetFrequency
  resetsAt: Date | null
}

/**
 * The person's balance, filled again when its time has come, and locked until the transaction ends. The hour
 * of the next daily reset is fixed here, from the zone the person is in now.
 */
export async function refreshBalance(
  context: Context,
  tx: Tx,
  userId: string,
  timeZone: string,
): Promise<OpenBalance> {
  const now = context.now()
  const { credits, plan: row } = await lockCredits(tx, userId)
  const plan = { ...row, planId: PlanId.parse(row.planId) }
  const limit = limitOf(plan)
  const resets = resetFrequencyOf(plan)
  let current = credits.currentCredits
  let resetsAt = credits.creditsResetDate
  const due = resetsAt
  if (limit !== null && due !== null && due <= now && (await isRefilled(tx, userId, resets))) {
    resetsAt =
      resets === 'daily' ? nextDailyReset(due, midnightsAhead(context, timeZone, now)) : monthAfter(due, now)
    const full = resets === 'daily' ? limit : leftOf(limit, await usedSince(tx, userId, due))
    const change = full - current
    current = full
    await setCredits(tx, userId, { currentCredits: current, creditsResetDate: resetsAt })
    if (change !== 0) await addEntry(tx, { userId, at: now, change, balance: current, reason: 'reset' })
  }
  if (resets === 'daily' && resetsAt !== null && isOutOfReach(resetsAt, now)) {
    resetsAt = midnightsAhead(context, timeZone, now)[0] ?? resetsAt
    await setCredits(tx, userId, { creditsResetDate: resetsAt })
  }
  return {
    plan,
    current,
    limit,
    isUnlimited: isUnlimited(plan),
    resets,
    resetsAt: resets === 'never' ? null : resetsAt,
  }
}

/** A plan that ends or changes is not filled again before the provider says what comes next. */
async function isRefilled(tx: Tx, userId: string, resets: ResetFrequency): Promise<boolean> {
  if (resets === 'daily') return true
  const subscription = await findSubscription(tx, userId)
  return !subscription?.cancelAtPeriodEnd && subscription?.nextPlanId == null
}
