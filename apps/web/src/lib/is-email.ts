import { regexes } from 'zod/v4/core'

/**
 * Whether the contracts would take it, without the library that asks there. Blanks around it do not count.
 */
export function isEmail(text: string): boolean {
  const email = text.trim()
  return email.length <= 254 && regexes.email.test(email)
}
