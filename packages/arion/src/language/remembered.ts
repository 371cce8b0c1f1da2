/** What was read of a text is not read again. */
import { hash, randomBytes } from 'node:crypto'

/** Of this process alone: of what people typed no key tells anything. */
const SECRET = randomBytes(16).toString('hex')

/**
 * A pure function that keeps its last answers: several readers ask the same of the same words on the way to
 * one answer, and chips are sent by everybody. What it answers belongs to all of them and is never changed.
 * @param keyOf the same for what is to be answered the same; null for what is not to be kept
 * @param most answers that are kept; then the oldest goes
 */
export function remembered<Args extends readonly unknown[], T>(
  work: (...args: Args) => T,
  keyOf: (...args: Args) => string | null,
  most = 500,
): (...args: Args) => T {
  const known = new Map<string, T>()
  return (...args) => {
    const text = keyOf(...args)
    if (text === null) return work(...args)
    const key = hash('sha256', `${SECRET}${text}`, 'base64')
    const found = known.get(key)
    if (found !== undefined || known.has(key)) return found as T
    const made = work(...args)
    if (known.size >= most) known.delete(known.keys().next().value!)
    known.set(key, made)
    return made
  }
}
