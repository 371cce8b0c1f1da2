/** Which question is answered beside somebody who lies ill, and not put behind them. */
import type { AskedThing } from '../listen/reading.ts'

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
