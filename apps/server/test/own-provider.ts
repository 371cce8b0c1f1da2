import { noStore, openTwin } from '@astrarium/stripe-twin'
import type { Twin, TwinEvent } from '@astrarium/stripe-twin'
import fc from 'fast-check'
import { JOB_HANDLERS } from '../src/background-jobs.ts'
import { openTwinPayments, TWIN_PAGES } from '../src/platform/payments/open-payments.ts'
import { TWIN_PRICES } from '../src/twin-prices.ts'
import type { TestApp } from './open-test-app.ts'

/** What becomes of events on their way; between being kept and being acted upon the server may die. */
export const delivery = fc.record({
  order: fc.infiniteStream(fc.nat()),
  fates: fc.infiniteStream(fc.constantFrom('arrives', 'lost', 'doubled', 'delayed', 'killed' as const)),
  work: fc.constantFrom('in turn' as const, 'all at once' as const, 'never' as const),
})
type Delivery = typeof delivery extends fc.Arbitrary<infer T> ? T : never

export interface OwnProvider {
  twin: Twin
  /** sends a page of it */
  press(url: string, fields: Record<string, string>): Promise<unknown>
  /** as somebody does who has its key */
  call(method: 'POST' | 'DELETE', path: string, fields?: Record<string, string>): Promise<unknown>
  /** has arrive what was told since, as it may happen */
  deliver(delivery: Delivery): Promise<void>
  /** has all arrive that is still on its way, the last first, and does what it asks for */
  deliverLate(): Promise<void>
}

/** A provider that serves the app from now on, and in which nobody has ever paid. */
export async function openOwnProvider(house: TestApp): Promise<OwnProvider> {
  const told: TwinEvent[] = []
  const twin = await openTwin({
    store: noStore,
    now: () => house.clock.now,
    pagesUrl: `${house.context.config.publicUrl}${TWIN_PAGES}`,
    prices: TWIN_PRICES,
    deliver: (event) => void told.push(event),
  })
  house.context.payments = openTwinPayments(twin, 'whsec_test', TWIN_PRICES)
  return {
    twin,
    press: async (url, fields) =>
      twin.app.request(new URL(url).pathname, { method: 'POST', body: new URLSearchParams(fields) }),
    call: async (method, path, fields = {}) =>
      twin.app.request(path, {
        method,
        headers: { Authorization: 'Bearer sk_test_x' },
        ...(method === 'POST' && { body: new URLSearchParams(fields) }),
      }),
    async deliver({ order, fates, work }) {
      const onTheWay = told
        .splice(0)
        .map((event) => ({ event, at: order.next().value ?? 0, fate: fates.next().value ?? 'arrives' }))
        .toSorted((a, b) => a.at - b.at)
      for (const { event, fate } of onTheWay) {
        if (fate === 'delayed') told.push(event)
        else if (fate === 'killed') await dying(house, () => house.hear(event))
        else if (fate !== 'lost') await house.hear(event)
        if (fate === 'doubled') await house.hear(event)
      }
      await doWork(house, work)
    },
    async deliverLate() {
      for (const event of told.splice(0).toReversed()) await house.hear(event)
      await doWork(house, 'in turn')
    },
  }
}

/** An event is kept, and the server dies before it asks for a look. */
async function dying(house: TestApp, work: () => Promise<unknown>): Promise<void> {
  const { jobs } = house.context
  house.context.jobs = { ...jobs, send: () => Promise.reject(new Error('The server died')) }
  await work().finally(() => {
    house.context.jobs = jobs
  })
}

async function doWork(house: TestApp, how: Delivery['work']): Promise<void> {
  const asked = house.asked.splice(0)
  if (how === 'never') return
  // one look of a customer waits at a time; others may begin while it is under way
  const once = asked.filter(({ key }, at) => asked.findIndex((other) => other.key === key) === at)
  const begun = how === 'in turn' ? once : [...once, ...once]
  await Promise.all(
    begun.map(({ name, key }) =>
      JOB_HANDLERS.find((handler) => handler.name === name)!
        .run(house.context, key)
        // overtaken by the others all the time
        .catch(() => {}),
    ),
  )
}
