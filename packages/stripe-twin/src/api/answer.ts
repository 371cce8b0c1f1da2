import type { Context } from 'hono'
import { readForm, text } from '../form.ts'
import type { Form } from '../form.ts'
import type { State, StripeObject } from '../state.ts'
import { StripeFault } from '../stripe-fault.ts'

/** What the calls of the twin work with. */
export interface Api {
  state: State
  /** where the twin's own pages begin */
  pagesUrl: string
}

export async function formOf(c: Context): Promise<Form> {
  const query = new URL(c.req.url).search.slice(1)
  const body = c.req.method === 'GET' || c.req.method === 'DELETE' ? '' : await c.req.text()
  return readForm(new URLSearchParams([query, body].filter(Boolean).join('&')))
}

/** One object, with the ids that were asked for (`expand[]`) filled in. */
export function one(state: State, object: StripeObject, form: Form): object {
  const answer = structuredClone(object)
  for (const path of wanted(form)) expand(state, answer, path)
  return answer
}

const PAGE = 10

/** Rows of a kind, newest first, a page at a time. */
export function page<T extends StripeObject>(
  state: State,
  kind: T['object'],
  form: Form,
  isMeant: (object: T) => boolean,
): object {
  const limit = Number(text(form, 'limit') ?? PAGE)
  const rows = state.all<T>(kind).filter(isMeant)
  const after = text(form, 'starting_after')
  const from = after ? rows.findIndex(({ id }) => id === after) + 1 : 0
  if (after && from === 0) throw StripeFault.missing(kind, after)
  const data = rows.slice(from, from + limit).map((row) => structuredClone(row))
  for (const path of wanted(form))
    if (path[0] === 'data') data.forEach((row) => expand(state, row, path.slice(1)))
  return { object: 'list', data, has_more: rows.length > from + limit, url: `/v1/${kind}s` }
}

function wanted(form: Form): string[][] {
  const paths = form['expand']
  return typeof paths === 'object'
    ? Object.values(paths).flatMap((path) => (typeof path === 'string' ? [path.split('.')] : []))
    : []
}

function expand(state: State, object: object, [step, ...rest]: readonly string[]): void {
  if (step === undefined) return
  const fields = object as Record<string, unknown>
  if (typeof fields[step] === 'string')
    fields[step] = structuredClone(byId(state, fields[step])) ?? fields[step]
  const inside = fields[step]
  if (Array.isArray(inside)) inside.forEach((row: object) => expand(state, row, rest))
  else if (typeof inside === 'object' && inside !== null) expand(state, inside, rest)
}

const KINDS: Record<string, string> = {
  cus: 'customer',
  prod: 'product',
  price: 'price',
  sub: 'subscription',
  in: 'invoice',
  pi: 'payment_intent',
  ch: 'charge',
  pm: 'payment_method',
}

function byId(state: State, id: string): StripeObject | undefined {
  const kind = id.startsWith('sub_sched_') ? 'subscription_schedule' : KINDS[id.split('_')[0] ?? '']
  return kind ? state.find(kind, id) : undefined
}
