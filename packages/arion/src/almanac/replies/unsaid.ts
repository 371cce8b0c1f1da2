/** Of several ways to say a thing one that was not said in this conversation, as long as there is one. */
import type { Asking } from '../../question/read-ask.ts'

/**
 * The same each time for the same words of the same person in the same thread. Where all of them were said,
 * the one that was said longest ago. `{…}` in a form stands for any words.
 */
export function unsaid(forms: readonly string[], { quoted, asker, again = 0, thread }: Asking): string {
  const first = quoted.hash(asker.seed, again) % forms.length
  const turned = [...forms.slice(first), ...forms.slice(0, first)]
  const saidIn = (form: string) => thread.findLastIndex(({ answer }) => repeats(answer, form))
  return turned.reduce((best, form) => (saidIn(form) < saidIn(best) ? form : best))
}

/** A sentence of it stands there; what is hardly more than a gap or a word is no sentence of its own. */
function repeats(answer: string, form: string): boolean {
  return form
    .split(/(?<=[.?:;]) /)
    .map((sentence) => sentence.split(/\{\w+\}/))
    .filter((pieces) => pieces.join(' ').split(' ').filter(Boolean).length >= FEWEST_WORDS)
    .some((pieces) => pieces.every((words) => answer.includes(words)))
}
const FEWEST_WORDS = 2
