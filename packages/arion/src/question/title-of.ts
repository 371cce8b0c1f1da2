import { firstCharacters } from '@astrarium/contracts'
import { capital } from '../language/text.ts'

const LONGEST = 48

/** Short title of a thread, from its first question: its own words, cut between words. */
export function titleOf(question: string): string {
  const trimmed = question.replace(/\s+/g, ' ').trim()
  const words = trimmed.replace(/[?!.…\s]+$/, '')
  const plain = words && /\?[?!.…\s]*$/.test(trimmed) ? `${words}?` : words
  const whole = capital(plain)
  const beginning = firstCharacters(whole, LONGEST)
  if (beginning === whole) return whole || 'Untitled Chat'
  const end = beginning.lastIndexOf(' ')
  return `${(end > 20 ? beginning.slice(0, end) : beginning).replace(/[\s,;:–-]+$/, '')}…`
}
