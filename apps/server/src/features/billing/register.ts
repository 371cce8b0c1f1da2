import { stripeTwinObjects } from '../../platform/payments/tables.ts'
import { erased, exportedOnly, kept, registered, whose } from '../../platform/db/register.ts'
import { billingEvents, creditEntries, subscriptionPlans, subscriptions, userCredits } from './tables.ts'

const nobodys = kept('says nothing of a person', 'this server ends')

const asEvent = kept('names a customer whom the provider has forgotten by then', '90 days later')
const ofTheTwin = kept('no money moves there', 'the test server ends')

export const billingRegister = [
  registered(subscriptionPlans, 'The list of plans', {
    planId: nobodys,
    name: nobodys,
    priceCents: nobodys,
    priceId: nobodys,
    askLimitDaily: nobodys,
    askLimitMonthly: nobodys,
    isActive: nobodys,
  }),
  registered(subscriptions, 'Your plan', {
    id: exportedOnly,
    userId: whose,
    planId: exportedOnly,
    status: exportedOnly,
    currentPeriodStart: exportedOnly,
    currentPeriodEnd: exportedOnly,
    providerCustomerId: exportedOnly,
    providerSubscriptionId: exportedOnly,
    cancelAtPeriodEnd: exportedOnly,
    nextPlanId: exportedOnly,
    pastDueSince: exportedOnly,
    lettersSentFor: erased('says which letter was sent'),
    looksBegun: erased('counts looks at the payment provider'),
    lookWritten: erased('counts looks at the payment provider'),
    lookedAt: erased('counts looks at the payment provider'),
  }),
  registered(userCredits, 'Your Asks', {
    userId: whose,
    planId: exportedOnly,
    currentCredits: exportedOnly,
    resetFrequency: exportedOnly,
    creditsResetDate: exportedOnly,
  }),
  registered(creditEntries, 'Every change of your Asks', {
    id: exportedOnly,
    userId: whose,
    at: exportedOnly,
    change: exportedOnly,
    balance: exportedOnly,
    reason: exportedOnly,
    askId: exportedOnly,
  }),
  registered(billingEvents, 'Notices from the payment provider', {
    eventId: asEvent,
    type: asEvent,
    customerId: asEvent,
    at: asEvent,
  }),
  registered(stripeTwinObjects, 'Practice payments of a test server', {
    id: ofTheTwin,
    seq: ofTheTwin,
    body: ofTheTwin,
  }),
]
