import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/context.ts'
import { PaymentsError } from '../../../platform/payments/payments.ts'
import { TELL_AGAIN_MS } from '../limits.ts'
import { keepFailure, overdueErasures } from '../repository.ts'
import { eraseAccount } from './erase-account.ts'

/**
 * Everybody whose seven days are over. One that fails holds up no other, and is tried again the next time;
 * the log tells of it once a day, and the operator's command (`command.ts`) at any time.
 */
export async function eraseDueAccounts(context: Context): Promise<number> {
  const { db, log, now } = context
  const due = await db.asJobs((tx) => overdueErasures(tx, now()))
  let erased = 0
  for (const { userId } of due) {
    try {
      await eraseAccount(context, userId)
      erased += 1
    } catch (error) {
      const failure = reasonOf(error)
      const at = now()
      const wasTold = new Date(at.getTime() - TELL_AGAIN_MS)
      const isToTell = await db.asJobs((tx) => keepFailure(tx, userId, { failure, at, wasTold }))
      if (isToTell) log.error({ userId, failure }, 'an account could not be erased')
    }
  }
  return erased
}

/** The provider speaks of its own numbers alone; what others say may repeat a person's words. */
function reasonOf(error: unknown): string {
  if (error instanceof AppError && error.cause instanceof PaymentsError)
    return `${error.code}: ${error.cause.message}`
  const { name, code, cause } = error as { name?: string; code?: unknown; cause?: { code?: unknown } }
  return [name, code, cause?.code].filter((part) => typeof part === 'string').join(' ')
}
