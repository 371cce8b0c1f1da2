/** A text's name that does not tell it: what is kept under it is kept under nobody's words. */
import { createHmac, randomBytes } from 'node:crypto'

const KEY = randomBytes(32)

/** The same for the same text, for as long as this process runs. */
export function digestOf(text: string): string {
  return createHmac('sha256', KEY).update(text).digest('base64')
}
