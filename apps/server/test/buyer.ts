import type { TestApp } from './open-test-app.ts'
import type { Answer, Person } from './person.ts'

const DAY_SECONDS = 86_400

/** Begins a checkout, or a change of the plan, and tells where to go. */
export function beginCheckout(house: TestApp, person: Person, plan: string): Promise<Answer> {
  const home = `${house.context.config.publicUrl}/sanctum`
  return person.call('POST', '/api/create-checkout-session', {
    priceId: `price_${plan}`,
    successUrl: `${home}?success=true`,
    cancelUrl: `${home}?cancelled=true`,
  })
}

/** Fills in a page of the provider and sends it. */
export async function press(house: TestApp, url: string, fields: Record<string, string>): Promise<Response> {
  return house.app.request(new URL(url).pathname, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
}

const GOOD_CARD = '4242 4242 4242 4242'

/** Buys a plan to the end, or agrees to a change of it. Nobody has heard of it yet. */
export async function buy(house: TestApp, person: Person, plan: string, card = GOOD_CARD): Promise<Response> {
  const { body } = await beginCheckout(house, person, plan)
  const action = String(body['url']).includes('/portal/') ? 'confirm' : 'pay'
  return press(house, String(body['url']), { action, card })
}

/** Has everything arrive that was told, in its order, and does the work that it asks for. */
export async function hearAll(house: TestApp): Promise<void> {
  while (house.told.length > 0) await house.hear()
  await house.work()
}

/** Lets days pass, with the provider and here. */
export async function pass(house: TestApp, days: number): Promise<void> {
  house.clock.now = new Date(house.clock.now.getTime() + days * DAY_SECONDS * 1000)
  await house.twin.moveClock(0)
}
