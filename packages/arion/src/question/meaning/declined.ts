/** What must be declined, by rule or by ear: either of the two suffices. */
import type { Decline } from '../../listen/vocabulary.ts'
import type { Care, Refusal } from '../care/care.ts'
import type { Need } from '../../listen/vocabulary.ts'

export function refusalsOf(declines: readonly Decline[]): Exclude<Refusal, null>[] {
  const found = declines.map((decline) => REFUSAL_OF[decline])
  return GRAVEST_FIRST.filter((refusal) => found.includes(refusal))
}

const GRAVEST_FIRST = ['death', 'medical', 'secret', 'legal', 'markets', 'outside'] as const
const REFUSAL_OF: Record<Decline, Exclude<Refusal, null>> = {
  death: 'death',
  medical: 'medical',
  legal: 'legal',
  investment: 'markets',
  gambling: 'markets',
  spying: 'secret',
  politics: 'outside',
  outside: 'outside',
}

export const CARE_OF: Record<Need, Exclude<Care, null>> = {
  crisis: 'self_harm',
  harm: 'harm',
  abuse: 'violence',
  body: 'body',
}
