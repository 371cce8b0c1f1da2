/** What is asked for, as far as the kind of its answer hangs on it. */
import type { About, Wants } from '../listen/vocabulary.ts'
import type { Trait } from '../question/traits.ts'

export interface AskedFor {
  about: About
  wants: Wants
  /** the stretch of time that is named: one day, more, or over */
  time: 'none' | 'day' | 'stretch' | 'past'
  /** another person is asked about */
  isOfPerson: boolean
  /** and nothing of the asker's own: "What is Deirdre like?" */
  isOfOther: boolean
  /** two or more things to choose between are named */
  isChoice: boolean
  /** something that the asker could do or begin */
  isUndertaking: boolean
  traits: ReadonlySet<Trait>
}

export const WITH_OTHERS: readonly About[] = [
  'love',
  'meeting',
  'parting',
  'family',
  'children',
  'friends',
  'conversation',
]
export const OF_ONESELF: readonly Wants[] = ['who', 'why', 'how', 'fact', 'none']

export function isOneOf<Name extends About | Wants>(name: Name, names: readonly Name[]): boolean {
  return names.includes(name)
}
