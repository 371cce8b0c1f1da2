import { PlanId } from '@astrarium/contracts'
import type { Context, UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { leftOf, limitOf, resetFrequencyOf } from '../policy.ts'
import {
  addEntry,
  findSubscription,
  lockCredits,
  planBy,
  setCredits,
  setSubscription,
  usedSince,
} from '../repository.ts'
import type { CreditsRow } from '../repository.ts'
import type { Standing } from '../standing.ts'
import { midnightsAhead, monthAfter } from '../reset-times.ts'

/**
 * Writes what somebody's subscriptions come to, plan and balance together, under the balance's lock, so that
 * no Ask is taken in between. Refused as outdated where a look that began later has written.
 */
export async function writeStanding(
  context: Context,
  { userId, look, standing }: { userId: string; look: number; standing: Standing },
): Promise<'written' | 'outdated'> {
  const asJob: UserContext = { ...context, actor: { kind: 'webhook', source: 'payments', userId } }
  return context.db.asUser(userId, async (tx) => {
    const { credits } = await lockCredits(tx, userId)
    const before = await findSubscription(tx, userId)
    if (!before) throw new Error('An account without a subscription')
    if (before.lookWritten > look) return 'outdated'
    const { paid, planId } = standing
    const isFreeAsEver = !paid && before.planId === 'free' && before.providerSubscriptionId === null
    await setSubscription(tx, userId, {
      planId,
      ...(!isFreeAsEver && {
        status: standing.status,
        currentPeriodStart: paid?.periodStart ?? context.now(),
        currentPeriodEnd: paid?.periodEnd ?? null,
      }),
      providerSubscriptionId: paid?.id ?? null,
      cancelAtPeriodEnd: paid?.isCancelledAtPeriodEnd ?? false,
      nextPlanId: standing.nextPlanId,
      pastDueSince: paid?.unpaidSince ?? null,
      lookWritten: look,
      lookedAt: context.now(),
    })
    await settleBalance(asJob, tx, credits, standing)
    return 'written'
  })
}

/**
 * The balance that a plan has: of a month what was not taken in it yet, so that no way back and forth between
 * plans brings an Ask more than the period has.
 */
async function settleBalance(
  context: UserContext,
  tx: Tx,
  credits: CreditsRow,
  { planId, paid }: Standing,
): Promise<void> {
  const { userId } = context.actor
  const now = context.now()
  const isChange = credits.planId !== planId
  const row = await planBy(tx, planId)
  const plan = { ...row, planId: PlanId.parse(row.planId) }
  const limit = limitOf(plan)
  const resetFrequency = resetFrequencyOf(plan)
  if (limit === null) return setCredits(tx, userId, { planId, resetFrequency, creditsResetDate: null })
  if (resetFrequency === 'daily' || !paid) {
    if (!isChange) return
    const { currentTimeZone } = await readProfile(context, tx)
    const [creditsResetDate] = midnightsAhead(context, currentTimeZone, now)
    await setCredits(tx, userId, {
      planId,
      resetFrequency,
      currentCredits: limit,
      creditsResetDate: creditsResetDate ?? null,
    })
    return note(limit)
  }
  // by our clock the next month has begun, which the provider has not said yet
  const isOver = paid.periodEnd <= now && !paid.isCancelledAtPeriodEnd
  const used = await usedSince(tx, userId, isOver ? paid.periodEnd : paid.periodStart)
  const currentCredits = leftOf(limit, used)
  await setCredits(tx, userId, {
    planId,
    resetFrequency,
    currentCredits,
    creditsResetDate: isOver ? monthAfter(paid.periodEnd, now) : paid.periodEnd,
  })
  return note(currentCredits)

  async function note(balance: number): Promise<void> {
    const change = balance - credits.currentCredits
    if (change !== 0)
      await addEntry(tx, { userId, at: now, change, balance, reason: isChange ? 'plan' : 'reset' })
  }
}
