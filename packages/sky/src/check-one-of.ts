import { SkyError } from './types.ts'

/**
 * Refuses a value that the types forbid, and that comes from outside nevertheless. Throws `invalid_input`,
 * without the value, for it may be something else put into the wrong place, such as a birth.
 */
export function checkOneOf(allowed: readonly unknown[], value: unknown, what: string): void {
  if (!allowed.includes(value))
    throw new SkyError('invalid_input', `that ${what} is none of ${allowed.join(', ')}`)
}
