import type { Stripe } from 'stripe'

export function listOf<T>(url: string, rows: T[], hasMore = false): Stripe.ApiList<T> {
  return { object: 'list', data: rows, has_more: hasMore, url }
}
