import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '../../../platform/context.ts'
import { EVENTS_KEPT_DAYS, LOOKS_A_RUN, LOOKS_A_SECOND, MOST_LOOKS_A_SECOND } from '../limits.ts'
import { customersToLookAt, removeEventsBefore } from '../repository.ts'
import { lookAtCustomer } from './look-at-customer.ts'

const DAY = 86_400_000

/**
 * Looks at every customer again, those first that nobody looked at for longest, no faster than the provider
 * allows. One that fails is left for the next hour.
 */
export async function reconcileBilling(context: Context): Promise<{ looked: number; failed: number }> {
  if (!context.payments) return { looked: 0, failed: 0 }
  const oldest = new Date(context.now().getTime() - EVENTS_KEPT_DAYS * DAY)
  const customers = await context.db.asJobs(async (tx) => {
    await removeEventsBefore(tx, oldest)
    return customersToLookAt(tx, LOOKS_A_RUN)
  })
  let failed = 0
  const looks: Promise<void>[] = []
  const begun = performance.now()
  const starts: number[] = []
  for (const [at, customerId] of customers.entries()) {
    const inTurn = begun + (at / LOOKS_A_SECOND) * 1000
    const withinLimit = (starts[at - MOST_LOOKS_A_SECOND] ?? begun - 1000) + 1000
    const early = Math.max(inTurn, withinLimit) - performance.now()
    if (early > 0) await wait(early)
    starts.push(performance.now())
    looks.push(
      lookAtCustomer(context, customerId).catch((error: unknown) => {
        failed += 1
        context.log.error({ err: error }, 'a customer could not be looked at')
      }),
    )
  }
  await Promise.all(looks)
  return { looked: customers.length - failed, failed }
}
