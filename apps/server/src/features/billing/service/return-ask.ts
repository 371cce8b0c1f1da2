import type { Tx } from '../../../platform/db/database.ts'
import type { Context } from '../../../platform/context.ts'
import { addEntry, lockCredits, setCredits, wasReserved } from '../repository.ts'
import { isUnlimited, limitOf } from '../policy.ts'
import { PlanId } from '@astrarium/contracts'

/**
 * Gives a reserved Ask back; where none was reserved, nothing happens. The caller sees to it that this
 * happens once an ask, by moving the ask's status in the same transaction.
 */
export async function returnAsk(context: Context, tx: Tx, userId: string, askId: string): Promise<void> {
  const { credits, plan } = await lockCredits(tx, userId)
  const limits = { ...plan, planId: PlanId.parse(plan.planId) }
  if (!(await wasReserved(tx, userId, askId))) return
  // where Asks are not counted, or a reset in between has filled the balance already, it stays as it is
  const balance = isUnlimited(limits)
    ? credits.currentCredits
    : Math.min(credits.currentCredits + 1, limitOf(limits) ?? 0)
  if (balance === credits.currentCredits && !isUnlimited(limits)) return
  await setCredits(tx, userId, { currentCredits: balance })
  await addEntry(tx, { userId, at: context.now(), change: 1, balance, reason: 'return', askId })
}
