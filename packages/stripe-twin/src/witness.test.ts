import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TwinEvent } from './index.ts'
import { noStore, openTwin } from './index.ts'

// Stripe's own command line plays its own fixtures at the twin: whoever wrote those knows nothing of us.
const shim = createRequire(import.meta.url).resolve('@stripe/cli/bin/shim.js')
const told: TwinEvent[] = []
let api = ''
let close = () => {}

beforeAll(async () => {
  const twin = await openTwin({
    store: noStore,
    now: () => new Date(),
    pagesUrl: 'http://127.0.0.1/dev/stripe',
    prices: [],
    deliver: (event) => void told.push(event),
  })
  await new Promise<void>((resolve) => {
    const server = serve({ fetch: twin.app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
      api = `http://127.0.0.1:${port}`
      resolve()
    })
    close = () => void server.close()
  })
})
afterAll(() => close())

it.each([
  'customer.created',
  'customer.updated',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'checkout.session.completed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_succeeded',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
  'charge.dispute.created',
])('%s is brought about by Stripe’s own command line', { timeout: 60_000 }, async (type) => {
  told.length = 0
  await promisify(execFile)(
    process.execPath,
    [shim, 'trigger', type, '--api-base', api, '--api-key', 'sk_test_12345678901234567890'],
    { env: { ...process.env, XDG_CONFIG_HOME: mkdtempSync(path.join(tmpdir(), 'stripe-')) } },
  )
  expect(told.map((event) => event.type)).toContain(type)
})
