/** A subscription as the provider has it, in the words that we need of it. */
export interface PaidSubscription {
  id: string
  priceId: string
  /** `past_due`: a bill was not paid, and is tried again; `incomplete`: the first one never was */
  status: 'active' | 'past_due' | 'incomplete' | 'ended'
  createdAt: Date
  periodStart: Date
  periodEnd: Date
  isCancelledAtPeriodEnd: boolean
  /** from the end of the period on */
  nextPriceId: string | null
  /** when the bill came that was not paid */
  unpaidSince: Date | null
}

/** Something that the provider told: whatever it was, it means "look again at this customer". */
export interface PaymentEvent {
  id: string
  type: string
  customerId: string | null
}

/** Money that went back, or that a bank demands back. */
export interface Reversal {
  kind: 'refund' | 'dispute'
  id: string
  at: Date
  amountCents: number
  currency: string
  status: string
  /** null where the provider does not say whose it was */
  customerId: string | null
}

export interface Price {
  amountCents: number
  currency: string
}

/** Whoever takes the money. Each call throws `PaymentsError` when the provider refuses or is away. */
export interface Payments {
  /** for each plan its prices: the first is sold, those after it are still known */
  priceIds: Readonly<Record<string, readonly string[]>>
  /** Asked twice alike it is one customer; `after` differs once one was forgotten, who stays gone. */
  makeCustomer(person: { userId: string; email: string; after: number }): Promise<string>
  /** Where bills and reminders go. Does nothing for a customer who is gone. */
  changeAddress(customerId: string, email: string): Promise<void>
  /** The address of a page where the plan is paid. Of all that were begun the last one is open. */
  startCheckout(checkout: {
    customerId: string
    priceId: string
    successUrl: string
    cancelUrl: string
  }): Promise<string>
  /** The address of a page where a change of the plan is agreed to. */
  startChange(change: {
    customerId: string
    subscription: PaidSubscription
    priceId: string
    successUrl: string
    cancelUrl: string
  }): Promise<string>
  openPortal(customerId: string, returnUrl: string): Promise<string>
  /** All that there ever were, the newest first; none for a customer who is gone. */
  subscriptionsOf(customerId: string): Promise<PaidSubscription[]>
  setCancelAtPeriodEnd(subscriptionId: string, wish: 'cancel' | 'resume'): Promise<void>
  endNow(subscriptionId: string): Promise<void>
  /** Gives back what was paid for time that is still to come, or everything of this period. */
  refund(subscription: PaidSubscription, what: { part: 'unused' | 'whole'; at: Date }): Promise<RefundedSum>
  forgetCustomer(customerId: string): Promise<void>
  priceOf(priceId: string): Promise<Price>
  /** Throws when the signature is not the provider's, or is old. */
  readEvent(body: string, signature: string): Promise<PaymentEvent>
  /** the newest of both, refunds and disputes */
  reversals(most: number): Promise<Reversal[]>
}

export interface RefundedSum {
  cents: number
  currency: string
}

export class PaymentsError extends Error {
  override name = 'PaymentsError'
}
