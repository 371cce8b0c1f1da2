import type { Context } from '../../../platform/context.ts'
import { postLetter } from '../../letter/service/post-letter.ts'
import { paymentFailedLetter } from '../mail.ts'
import { paymentsOf, planOfPrice } from '../plan-prices.ts'
import { beginLook, claimLetter, findAddress, findPayer, setSubscription } from '../repository.ts'
import { standingOf } from '../standing.ts'
import type { Standing } from '../standing.ts'
import { writeStanding } from './write-standing.ts'

const DAY = 86_400_000
const TRIES = 5

/**
 * "Look again at this customer": reads all that the provider has of them and writes what it comes to. The
 * webhook, the page that one returns to and the hourly reconciliation call nothing else, so an event that was
 * lost, doubled or late is the same case. Nothing happens for a customer who is nobody's.
 */
export async function lookAtCustomer(context: Context, customerId: string): Promise<void> {
  const payer = await context.db.asJobs((tx) => findPayer(tx, customerId))
  if (!payer) return
  const { userId } = payer
  for (let tries = 0; tries < TRIES; tries++) {
    const look = await context.db.asUser(userId, (tx) => beginLook(tx, userId))
    const standing = await readStanding(context, customerId)
    if ((await writeStanding(context, { userId, look, standing })) === 'written') {
      if (standing.paid?.unpaidSince) await tellUnpaid(context, userId, standing.paid.unpaidSince)
      return
    }
    // a look that began later has written already; what this one saw may be older, so it looks again
  }
  throw new Error('Others looked at this customer all the time')
}

async function readStanding(context: Context, customerId: string): Promise<Standing> {
  const payments = paymentsOf(context)
  const now = context.now()
  const subscriptions = await payments.subscriptionsOf(customerId)
  const standing = standingOf(subscriptions, (priceId) => planOfPrice(payments, priceId), now)
  for (const twice of standing.superfluous) {
    context.log.warn({ subscription: twice.id }, 'a plan was bought twice; it ends, and its money goes back')
    const isFresh = now.getTime() - twice.periodStart.getTime() < DAY
    await payments.refund(twice, { part: isFresh ? 'whole' : 'unused', at: now })
    await payments.endNow(twice.id)
  }
  return standing
}

/** One letter for one unpaid bill, however often it is seen. */
async function tellUnpaid(context: Context, userId: string, since: Date): Promise<void> {
  const { db } = context
  if (!(await db.asUser(userId, (tx) => claimLetter(tx, userId, since)))) return
  const address = await db.asJobs((tx) => findAddress(tx, userId))
  try {
    await postLetter(context, paymentFailedLetter(context, address, since), userId)
  } catch (error) {
    await db.asUser(userId, (tx) => setSubscription(tx, userId, { lettersSentFor: null }))
    throw error
  }
}
