import { AppError } from '../../../platform/app-error.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Context } from '../../../platform/context.ts'
import { addEntry, findSubscription, takeOne } from '../repository.ts'
import { refreshBalance } from './refresh-balance.ts'

/**
 * Takes one Ask for an ask that is about to be answered. Throws ask_limit_daily or ask_limit_monthly when
 * none is left, and subscription_required while the payment of a plan is not finished.
 */
export async function reserveAsk(
  context: Context,
  tx: Tx,
  userId: string,
  askId: string,
  timeZone: string,
): Promise<void> {
  const take = await findAskToTake(context, tx, userId, askId, timeZone)
  await take()
}

/** The same up to where it is taken, so that this leaves together with what else is written then. */
export async function findAskToTake(
  context: Context,
  tx: Tx,
  userId: string,
  askId: string,
  timeZone: string,
): Promise<() => Promise<void>> {
  const [subscription, balance] = await Promise.all([
    findSubscription(tx, userId),
    refreshBalance(context, tx, userId, timeZone),
  ])
  if (subscription?.status === 'incomplete')
    throw new AppError(
      'subscription_required',
      'The payment of your subscription is not finished. Please check your subscription status.',
    )
  if (balance.current <= 0 && !balance.isUnlimited) {
    if (balance.resets === 'daily') {
      throw new AppError(
        'ask_limit_daily',
        `You have reached your daily Ask limit of ${balance.limit}. New Asks arrive at midnight.`,
      )
    }
    throw new AppError(
      'ask_limit_monthly',
      `You have reached your monthly Ask limit of ${balance.limit}. New Asks arrive with your next billing period.`,
    )
  }
  const taken = { userId, at: context.now(), askId }
  return () =>
    balance.isUnlimited
      ? addEntry(tx, { ...taken, change: -1, balance: balance.current, reason: 'reserve' })
      : takeOne(tx, { ...taken, balance: balance.current - 1 })
}
