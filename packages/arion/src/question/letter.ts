/** Of a long message more is told than asked: what stands in it by the way is no question. */
export function isLetter(typed: string): boolean {
  return typed.trim().split(/\s+/).length >= LETTER
}

/** in words */
const LETTER = 40
