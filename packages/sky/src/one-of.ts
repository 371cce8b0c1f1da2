import { SkyError } from './types.ts'

/** Refuses a value that the types forbid, and that comes from outside nevertheless. Throws `invalid_input`. */
export function checkOneOf(allowed: readonly unknown[], value: unknown, what: string): void {
  if (!allowed.includes(value)) throw new SkyError('invalid_input', `${what} "${String(value)}" is none of ${allowed.join(', ')}`)
}
