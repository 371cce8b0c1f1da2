import { createHmac } from 'node:crypto'
import type { TwinEvent } from './events.ts'

/** Takes an event to whoever listens. */
export type Deliver = (event: TwinEvent) => void

/** The body of a webhook and its signature, as Stripe's library checks it. */
export function signedWebhook(
  event: TwinEvent,
  secret: string,
  at: number,
): { body: string; signature: string } {
  const body = JSON.stringify(event)
  const proof = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return { body, signature: `t=${at},v1=${proof}` }
}

const PAUSES_MS = [0, 1000, 10_000]

/** Sends events over HTTP, each up to three times. One that never arrives is lost, as with Stripe itself. */
export function deliverTo(url: string, secret: string): Deliver {
  return (event) => void deliver(event, url, secret)
}

async function deliver(event: TwinEvent, url: string, secret: string): Promise<void> {
  for (const pause of PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause).unref())
    const { body, signature } = signedWebhook(event, secret, Math.floor(Date.now() / 1000))
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null)
    if (answer?.ok) return
  }
}
