import { Stripe } from 'stripe'
import { PaymentsError } from './payments.ts'
import type { Payments } from './payments.ts'
import { refundPeriod } from './refund-period.ts'
import { customerIdOf, isMissing, toSubscription } from './stripe-objects.ts'

export interface StripeAccess {
  key: string
  webhookSecret: string
  priceIds: Payments['priceIds']
  /** null: Stripe's own */
  apiBase: string | null
  /** how requests are made; left out: over the network */
  fetch?: typeof fetch
}

const TIMEOUT_MS = 10_000
const EVENT_IS_YOUNG_SECONDS = 300

export function openStripe({
  key,
  webhookSecret,
  priceIds,
  apiBase,
  fetch: request,
}: StripeAccess): Payments {
  const base = apiBase ? new URL(apiBase) : null
  const stripe = new Stripe(key, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? 80 : 443),
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
    ...(request && { httpClient: Stripe.createFetchHttpClient(request) }),
  })
  return saying({
    priceIds,
    async makeCustomer({ userId, email, after }) {
      const customer = await stripe.customers.create(
        { email, metadata: { userId } },
        { idempotencyKey: `customer-${userId}-${email}-${after}` },
      )
      return customer.id
    },
    async changeAddress(id, email) {
      await stripe.customers.update(id, { email }).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
    },
    async startCheckout({ customerId, priceId, successUrl, cancelUrl }) {
      const open = await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 })
      for (const { id } of open.data) await stripe.checkout.sessions.expire(id)
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customerId,
        line_items: [{ price: priceId, quantity: 1 }],
        success_url: successUrl,
        cancel_url: cancelUrl,
      })
      return session.url ?? refuse('A checkout without an address')
    },
    async startChange({ customerId, subscription, priceId, successUrl, cancelUrl }) {
      const { items } = await stripe.subscriptions.retrieve(subscription.id)
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: cancelUrl,
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: {
            subscription: subscription.id,
            items: [{ id: items.data[0]?.id ?? '', price: priceId, quantity: 1 }],
          },
          after_completion: { type: 'redirect', redirect: { return_url: successUrl } },
        },
      })
      return session.url
    },
    async openPortal(customerId, returnUrl) {
      return (await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })).url
    },
    async subscriptionsOf(customer) {
      try {
        const found = await stripe.subscriptions.list({
          customer,
          status: 'all',
          limit: 100,
          expand: ['data.schedule', 'data.latest_invoice'],
        })
        return found.data.map(toSubscription)
      } catch (error) {
        if (isMissing(error)) return []
        throw error
      }
    },
    async setCancelAtPeriodEnd(id, wish) {
      await stripe.subscriptions.update(id, { cancel_at_period_end: wish === 'cancel' })
    },
    async endNow(id) {
      await stripe.subscriptions.cancel(id).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
    },
    refund: (subscription, what) => refundPeriod(stripe, subscription, what),
    async forgetCustomer(id) {
      await stripe.customers.del(id).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
    },
    async priceOf(id) {
      const { unit_amount: amountCents, currency } = await stripe.prices.retrieve(id)
      return { amountCents: amountCents ?? 0, currency }
    },
    async readEvent(body, signature) {
      const event = await stripe.webhooks.constructEventAsync(
        body,
        signature,
        webhookSecret,
        EVENT_IS_YOUNG_SECONDS,
      )
      return { id: event.id, type: event.type, customerId: customerIdOf(event) }
    },
    async reversals(most) {
      const limit = Math.min(most, 100)
      const [refunds, disputes] = await Promise.all([
        stripe.refunds.list({ limit, expand: ['data.payment_intent'] }),
        stripe.disputes.list({ limit, expand: ['data.payment_intent'] }),
      ])
      const rows = [
        ...refunds.data.map((row) => ({ kind: 'refund' as const, row })),
        ...disputes.data.map((row) => ({ kind: 'dispute' as const, row })),
      ]
      return rows
        .map(({ kind, row }) => ({
          kind,
          id: row.id,
          at: new Date(row.created * 1000),
          amountCents: row.amount,
          currency: row.currency,
          status: row.status ?? 'unknown',
          customerId: payerOf(row.payment_intent),
        }))
        .toSorted((a, b) => b.at.getTime() - a.at.getTime())
        .slice(0, most)
    },
  })
}

function payerOf(intent: string | Stripe.PaymentIntent | null): string | null {
  const customer = typeof intent === 'object' ? intent?.customer : null
  return typeof customer === 'string' ? customer : (customer?.id ?? null)
}

/** Whatever the library throws leaves here in one class, so that nobody else has to know the library. */
function saying(payments: Payments): Payments {
  const wrapped = Object.entries(payments).map(([name, member]: [string, unknown]) => [
    name,
    typeof member === 'function' ? inOurWords(member as (...given: unknown[]) => Promise<unknown>) : member,
  ])
  return Object.fromEntries(wrapped) as Payments
}

function inOurWords(call: (...given: unknown[]) => Promise<unknown>) {
  return async (...given: unknown[]) => {
    try {
      return await call(...given)
    } catch (error) {
      throw new PaymentsError(error instanceof Error ? error.message : 'The provider failed', {
        cause: error,
      })
    }
  }
}

function refuse(message: string): never {
  throw new PaymentsError(message)
}
