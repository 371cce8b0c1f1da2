import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/context.ts'
import { LOOK_AT_CUSTOMER } from '../limits.ts'
import { paymentsOf } from '../plan-prices.ts'
import { keepEvent } from '../repository.ts'

/** What the operator has to know of: money that went back, or that a bank demands back. */
const REVERSALS = /^charge\.(refunded|dispute\.)/

/**
 * The provider tells something: it is kept once, and the customer is looked at soon. What it says is not
 * believed, only that there is something to look at; so one that is told twice asks for a look twice, which
 * also helps where the server died between the two.
 */
export async function hearPayments(
  context: Context,
  { body, signature }: { body: string; signature: string },
): Promise<{ success: true }> {
  const event = await paymentsOf(context)
    .readEvent(body, signature)
    .catch((error: unknown) => {
      throw new AppError('bad_request', 'Not signed by the payment provider', { cause: error })
    })
  await context.db.asJobs((tx) =>
    keepEvent(tx, {
      eventId: event.id,
      type: event.type,
      customerId: event.customerId,
      at: context.now(),
    }),
  )
  if (REVERSALS.test(event.type))
    context.log.warn({ event: event.id, type: event.type }, 'money went back, or is demanded back')
  if (event.customerId !== null) await context.jobs.send(LOOK_AT_CUSTOMER, event.customerId)
  return { success: true }
}
