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
  mount(mounting, listPlansEndpoint, (world) => listPlans(world))
  mount(mounting, getBalance, (world) => showBalance(world))
  mount(mounting, listBalanceEntriesEndpoint, (world) => listBalanceEntries(world))
}
