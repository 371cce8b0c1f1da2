/** A question as far as rules have gone through it, before what was heard is taken for what is meant. */
import type { Reading, AskedThing } from '../../listen/reading.ts'
import type { Refusal } from '../care/care.ts'
import type { Grief } from '../care/grief.ts'
import type { Intent } from '../intent.ts'
import type { spanAhead } from '../time-asked.ts'

export interface Said {
  question: string
  reading: Reading
  /** as typed, with slang of the sky written out */
  typed: string
  /** plain and small */
  text: string
  thing: AskedThing
  /** how sure the ear was of its own words, before the thread lent it a matter */
  sureOfItself: number
  grief: Grief | null
  kept: readonly Refusal[]
  /** those of `kept` that a rule bears out, or that are grave */
  declined: readonly Refusal[]
  before: Intent | null
  /** the turn before was asked back, and is not answered yet */
  isOpen: boolean
  stretch: ReturnType<typeof spanAhead>
  isUndertaking: boolean
  /** the time stands in its own words */
  timed: boolean
}
