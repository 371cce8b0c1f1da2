/** What is asked for, as far as the kind of its answer hangs on it. */
import type { About, Wants } from '../../listen/vocabulary.ts'
import type { Trait } from '../traits.ts'

export interface AskedFor {
  about: About
  wants: Wants
  /** the stretch of time that is named: one day, more, or over */
  time: 'none' | 'day' | 'stretch' | 'past'
  /** another person is asked about */
  isOfPerson: boolean
  /** two or more things to choose between are named */
  isChoice: boolean
  /** something that the asker could do or begin */
  isUndertaking: boolean
  traits: ReadonlySet<Trait>
}
