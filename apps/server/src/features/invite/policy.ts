import { AppError } from '../../platform/app-error.ts'
import { BETWEEN_LETTERS_MS, DAY_MS, MOST_PENDING, SENT_A_DAY } from './limits.ts'
import type { InviteRow, Recipient } from './repository.ts'

type Sent = Pick<InviteRow, 'recipientUserId' | 'recipientHash' | 'status' | 'shownStatus' | 'createdAt'>

export interface SendingLimits {
  sentToday: number
  aDay: number
  pending: number
  mostPending: number
}

export function sendingLimits(sent: readonly Sent[], now: Date): SendingLimits {
  return {
    sentToday: sent.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < DAY_MS).length,
    aDay: SENT_A_DAY,
    pending: sent.filter(({ shownStatus }) => shownStatus === 'pending').length,
    mostPending: MOST_PENDING,
  }
}

/**
 * Whether one more may be sent to that recipient; of `sent` all that has not expired. Throws request_exists,
 * invited_lately, request_limit_daily, request_limit_pending.
 */
export function mustBeSendable(sent: readonly Sent[], to: Recipient, now: Date): void {
  const before = sent.filter((each) => isTo(each, to))
  // told by what the sender is shown alone: anything else would tell of a quiet answer
  if (before.some(({ shownStatus }) => shownStatus === 'pending' || shownStatus === 'declined'))
    throw new AppError('request_exists', 'There is a request between you two already')
  const newest = Math.max(...before.map(({ createdAt }) => createdAt.getTime()), 0)
  const wait = newest + BETWEEN_LETTERS_MS - now.getTime()
  if ('recipientHash' in to && wait > 0)
    throw new AppError('invited_lately', 'One letter a week to one address', { retryAfter: wait / 1000 })
  const { sentToday, pending } = sendingLimits(sent, now)
  if (sentToday >= SENT_A_DAY) throw new AppError('request_limit_daily', `At most ${SENT_A_DAY} a day`)
  if (pending >= MOST_PENDING)
    throw new AppError('request_limit_pending', `At most ${MOST_PENDING} wait for an answer at once`)
}

/** A request to somebody who declined the last one without telling does not reach them either. */
export function firstStatus(sent: readonly Sent[], to: Recipient): 'pending' | 'declined' {
  return sent.some((each) => isTo(each, to) && each.status === 'declined') ? 'declined' : 'pending'
}

function isTo(sent: Sent, to: Recipient): boolean {
  return 'recipientUserId' in to
    ? sent.recipientUserId === to.recipientUserId
    : sent.recipientHash === to.recipientHash
}
