import type { Stripe } from 'stripe'
import type { State } from '../state.ts'
import { StripeFault } from '../stripe-fault.ts'

/** Why a bank says no. */
export interface CardRefusal {
  code: string
  message: string
}

const DECLINED: CardRefusal = { code: 'card_declined', message: 'Your card was declined.' }
const NO_FUNDS: CardRefusal = {
  code: 'card_declined',
  message: 'Your card has insufficient funds.',
}
const EXPIRED: CardRefusal = { code: 'expired_card', message: 'Your card has expired.' }
const SECURE: CardRefusal = {
  code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

/** What a card does: on being given, and on being charged. */
export interface TestCard {
  number: string
  brand: string
  label: string
  whenGiven: CardRefusal | null
  whenCharged: CardRefusal | null
  isDisputed?: boolean
  tokens: readonly string[]
}

/** Stripe's own numbers for tests. */
export const TEST_CARDS: readonly TestCard[] = [
  {
    number: '4242424242424242',
    brand: 'visa',
    label: 'Pays',
    whenGiven: null,
    whenCharged: null,
    tokens: ['pm_card_visa', 'tok_visa'],
  },
  {
    number: '5555555555554444',
    brand: 'mastercard',
    label: 'Pays',
    whenGiven: null,
    whenCharged: null,
    tokens: ['pm_card_mastercard', 'tok_mastercard'],
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    label: 'Declined',
    whenGiven: DECLINED,
    whenCharged: DECLINED,
    tokens: ['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined'],
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    label: 'Insufficient funds',
    whenGiven: NO_FUNDS,
    whenCharged: NO_FUNDS,
    tokens: ['pm_card_chargeDeclinedInsufficientFunds'],
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    label: 'Expired',
    whenGiven: EXPIRED,
    whenCharged: EXPIRED,
    tokens: ['pm_card_chargeDeclinedExpiredCard'],
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    label: 'Is taken, and fails at every renewal',
    whenGiven: null,
    whenCharged: DECLINED,
    tokens: ['pm_card_chargeCustomerFail'],
  },
  {
    number: '4000002760003184',
    brand: 'visa',
    label: 'Asks for authentication',
    whenGiven: null,
    whenCharged: SECURE,
    tokens: ['pm_card_threeDSecure2Required', 'pm_card_authenticationRequired'],
  },
  {
    number: '4000000000001976',
    brand: 'visa',
    label: 'Pays, and is disputed',
    whenGiven: null,
    whenCharged: null,
    isDisputed: true,
    tokens: ['pm_card_createDispute', 'pm_card_createDisputeInquiry'],
  },
]

const NEVER_EXPIRES = { exp_month: 12, exp_year: 2034 }

export function newPaymentMethod(
  state: State,
  card: TestCard,
  customerId: string | null,
): Stripe.PaymentMethod {
  return {
    id: state.newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: null,
      country: 'AU',
      display_brand: card.brand,
      ...NEVER_EXPIRES,
      fingerprint: card.number,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: null,
      regulated_status: null,
      three_d_secure_usage: null,
      wallet: null,
    },
    created: state.now(),
    customer: customerId,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}

/** By its number, or by one of Stripe's names for it; one that no test knows is declined. */
export function cardBy(numberOrToken: string): TestCard {
  const wanted = numberOrToken.replaceAll(/[\s-]/g, '')
  const found = TEST_CARDS.find(({ number, tokens }) => number === wanted || tokens.includes(wanted))
  if (!found) throw StripeFault.card('incorrect_number', 'Your card number is incorrect.')
  return found
}

export function cardOf(method: Stripe.PaymentMethod): TestCard {
  return cardBy(method.card?.fingerprint ?? '')
}
