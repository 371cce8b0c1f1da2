import type { ThreadTurn } from '../../../types.ts'
import { languagesOfCry } from './foreign-cry.ts'

type Turn = Pick<ThreadTurn, 'question' | 'reading'>

/** In which language somebody cries for help, now or in the last two turns (ISO 639-1); null for English. */
export function criedIn(asked: Turn, thread: readonly Turn[]): string | null {
  const spoken = [asked, ...thread.slice(-2).toReversed()].map(languageSpoken)
  return spoken.find((language) => language !== null) ?? null
}

/** A cry is often too short for a detector, which has to agree with one of the languages of its words. */
function languageSpoken({ question, reading }: Turn): string | null {
  const found = reading?.language ?? null
  const cried = languagesOfCry(question)
  return cried.length === 0 || (found && cried.includes(found)) ? found : cried[0]!
}
