import type { JobHandler, Schedule } from '../../platform/jobs/jobs.ts'
import { ADDRESS_RETRIES, CHANGE_ADDRESS, LOOK_AT_CUSTOMER, LOOK_RETRIES, REFRESH_PRICES } from './limits.ts'
import { changeAddressThere } from './service/change-address-there.ts'
import { endFreeTrials } from './service/end-free-trials.ts'
import { lookAtCustomer } from './service/look-at-customer.ts'
import { reconcileBilling } from './service/reconcile-billing.ts'
import { refreshPrices } from './service/refresh-prices.ts'

export const billingSchedules: Schedule[] = [
  {
    name: 'reconcile-billing',
    cron: '7 * * * *',
    run: async (context) => void (await reconcileBilling(context)),
  },
  // also when the server starts, since a new price comes with new settings
  { name: REFRESH_PRICES, cron: '17 * * * *', run: refreshPrices },
  { name: 'end-free-trials', cron: '27 * * * *', run: endFreeTrials },
]

export const billingJobHandlers: JobHandler[] = [
  {
    name: LOOK_AT_CUSTOMER,
    retries: LOOK_RETRIES,
    run: lookAtCustomer,
    // the hourly reconciliation looks again
    onGiveUp: async () => {},
  },
  {
    name: CHANGE_ADDRESS,
    retries: ADDRESS_RETRIES,
    wait: { firstSeconds: 60, longestSeconds: 3600 },
    run: changeAddressThere,
    onGiveUp: async ({ log }) => log.error('the payment provider was not told a new address'),
  },
]
