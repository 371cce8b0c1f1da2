import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/context.ts'
import { AHEAD_DAYS } from '../limits.ts'
import { keepPolicyChange } from '../repository.ts'

interface Announced {
  subject: string
  /** paragraphs, parted by an empty line */
  words: string
  /** YYYY-MM-DD, the first day on which it applies */
  appliesOn: string
}

/**
 * Everybody with an account is told by mail, by the servers that run; the privacy page says from when on it
 * applies. Throws bad_request for a day that is not 30 days ahead, and for empty words.
 */
export async function announceChange(
  { db, now }: Pick<Context, 'db' | 'now'>,
  change: Announced,
): Promise<void> {
  const earliest = new Date(now().getTime() + AHEAD_DAYS * 86_400_000).toISOString().slice(0, 10)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(change.appliesOn) && !Number.isNaN(Date.parse(change.appliesOn))
  if (!isDay || change.appliesOn < earliest)
    throw new AppError('bad_request', `The day must be ${earliest} or later, as the terms promise`)
  if (change.subject.trim() === '' || change.words.trim() === '')
    throw new AppError('bad_request', 'There is nothing in the letter')
  await db.asJobs((tx) => keepPolicyChange(tx, { ...change, announcedAt: now() }))
}
