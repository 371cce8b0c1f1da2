/** What asks for presence: a death or an illness is told, and nothing is read but whom it is about. */
import type { Intent, ParsedQuestion } from './intent.ts'
import { NO_TRAITS } from './traits.ts'

export function presenceFor(told: Pick<Intent, 'grief' | 'bedside'>): ParsedQuestion {
  const intent: Intent = {
    theme: 'self',
    topic: 'general',
    kind: 'comfort',
    span: null,
    subject: null,
    traits: NO_TRAITS,
    person: null,
    follows: null,
    ...told,
  }
  return { kind: 'read', intent, refusals: [] }
}
