import { PlanId } from '@astrarium/contracts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Context } from '../../../platform/context.ts'
import { isUnlimited, limitOf, nextDailyReset, resetFrequencyOf } from '../policy.ts'
import type { PlanLimits, ResetFrequency } from '../policy.ts'
import { addEntry, lockCredits, setCredits } from '../repository.ts'

export interface OpenBalance {
  plan: PlanLimits & { name: string }
  current: number
  limit: number | null
  isUnlimited: boolean
  resets: ResetFrequency
  resetsAt: Date | null
}

const DAY = 86_400_000

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
  if (limit !== null && resetsAt !== null && resetsAt <= now) {
    resetsAt =
      resets === 'daily'
        ? nextDailyReset(resetsAt, midnightsAhead(context, timeZone, now))
        : nextMonth(resetsAt, now)
    const change = limit - current
    current = limit
    await setCredits(tx, userId, { currentCredits: current, creditsResetDate: resetsAt })
    if (change !== 0) await addEntry(tx, { userId, at: now, change, balance: current, reason: 'reset' })
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

function midnightsAhead(context: Context, timeZone: string, now: Date): Date[] {
  return [0, 1, 2].map(
    (days) =>
      context.sky.localDay(
        timeZone,
        context.sky.localDate(timeZone, new Date(now.getTime() + days * DAY)),
      )[1],
  )
}

/** The same day of a later month (its last day where the month is shorter), the first one that lies ahead. */
function nextMonth(from: Date, now: Date): Date {
  for (let months = 1; ; months++) {
    const next = new Date(from)
    next.setUTCDate(1)
    next.setUTCMonth(from.getUTCMonth() + months)
    const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
    next.setUTCDate(Math.min(from.getUTCDate(), last))
    if (next > now) return next
  }
}
