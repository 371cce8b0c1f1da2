import { StripeFault } from './stripe-fault.ts'

/** What a call brings: `items[0][price]=x` as nested fields. */
export interface Form {
  [field: string]: Form | string | undefined
}

export function readForm(body: URLSearchParams): Form {
  const form: Form = Object.create(null) as Form
  for (const [name, value] of body) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    let at = form
    // `expand[]` has no number of its own
    if (name.endsWith('[]')) path.push(String(Object.keys(fieldsAt(form, path)).length))
    for (const step of path.slice(0, -1)) {
      const next = at[step]
      at = typeof next === 'object' ? next : (at[step] = Object.create(null) as Form)
    }
    at[path.at(-1) ?? ''] = value
  }
  return form
}

export function text(form: Form, ...path: string[]): string | undefined {
  const value = fieldAt(form, path)
  return typeof value === 'string' ? value : undefined
}

export function needed(form: Form, ...path: string[]): string {
  const value = text(form, ...path)
  if (value === undefined) throw StripeFault.wrong(`Missing required param: ${path.join('.')}.`)
  return value
}

function fieldsAt(form: Form, path: string[]): Form {
  const value = fieldAt(form, path)
  return typeof value === 'object' ? value : {}
}

/** `metadata[a]=b` upon what stands there: an empty value takes a key away. */
export function metadata(form: Form, before: Record<string, string> | null = {}): Record<string, string> {
  const after = { ...before }
  for (const [key, value] of Object.entries(fieldsAt(form, ['metadata']))) {
    if (value === '') delete after[key]
    else if (typeof value === 'string') after[key] = value
  }
  return after
}

function fieldAt(form: Form, path: readonly string[]): Form | string | undefined {
  let at: Form | string | undefined = form
  for (const step of path) at = typeof at === 'object' ? at[step] : undefined
  return at
}
