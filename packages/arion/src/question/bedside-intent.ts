/** What is answered to somebody at whose side another lies ill. */
import type { AskedThing } from '../listen/reading.ts'
import type { Bedside } from './care/bedside.ts'
import type { Intent, ParsedQuestion } from './intent.ts'
import { NO_TRAITS } from './traits.ts'

/** Nothing of the day, the work or the luck is read: only whom it is about. */
export function atBedside(bedside: Bedside): ParsedQuestion {
  const intent: Intent = {
    theme: 'self',
    topic: 'general',
    kind: 'comfort',
    span: null,
    subject: null,
    traits: NO_TRAITS,
    person: null,
    bedside,
    follows: null,
  }
  return { kind: 'read', intent, refusals: [] }
}

/** A date, a choice or a side of life of its own is asked about: answered, after a word about the ill one. */
export function isOwnMatterBeside({ about, wants }: AskedThing): boolean {
  const isOfWork = about[0] === 'work' && ['whether', 'outlook'].includes(wants[0]!)
  return wants[0] === 'when' || wants[0] === 'which' || OWN.has(about[0]!) || isOfWork
}

const OWN = new Set<string>([
  'venture',
  'study',
  'money',
  'moving',
  'travel',
  'creativity',
  'chart',
  'sky',
  'arion',
  'meeting',
])
