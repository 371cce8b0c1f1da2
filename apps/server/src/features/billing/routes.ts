import {
  getBalance,
  listBalanceEntries as listBalanceEntriesEndpoint,
  listPlans as listPlansEndpoint,
} from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { listBalanceEntries } from './service/list-balance-entries.ts'
import { listPlans } from './service/list-plans.ts'
import { showBalance } from './service/show-balance.ts'

export function billingRoutes(mounting: Mounting): void {
  mount(mounting, listPlansEndpoint, ({ context }) => listPlans(context))
  mount(mounting, getBalance, ({ context }) => showBalance(context))
  mount(mounting, listBalanceEntriesEndpoint, ({ context }) => listBalanceEntries(context))
}
