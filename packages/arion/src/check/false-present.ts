/** "At present … until 6 May 2025", said in 2026: what is over is told as if it were on. */

/** `ends`: the local days until which the sentence says that something lasts. */
export function isFalsePresent(sentence: string, ends: readonly string[], today: string): boolean {
  return PRESENT.test(sentence) && !PAST.test(sentence) && ends.some((day) => day < today)
}

const PRESENT = /\b(?:now|at present|at (?:the|this) (?:moment|time)|currently|these days)\b/i
/** "It was on until 6 May, and is over now." */
const PAST = /\b(?:was|were|had|ended|over|gone|behind you|passed)\b/i
