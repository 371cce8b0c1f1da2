import type { FactShown } from '@astrarium/contracts'
import { words } from '../../words/index.ts'

export type Term = keyof typeof words.answer.fact.terms

/** The words of the trade in a fact, for whoever meets them there for the first time. */
export function termsOf({ kind, statement }: Pick<FactShown, 'kind' | 'statement'>): Term[] {
  const said = statement.toLowerCase().split(/[^a-z]+/)
  return (Object.keys(words.answer.fact.terms) as Term[]).filter(
    (term) => term === kind || said.includes(term),
  )
}
