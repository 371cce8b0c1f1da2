/** What happened to somebody who asks nothing is met, and no forecast is made of it. */
import { KINDS } from '../kinds/index.ts'
import { decisionTold } from './gate/decision-told.ts'
import type { Intent, ParsedQuestion } from './intent.ts'
import { personIn } from './person-in.ts'
import { plain } from './plain-text.ts'
import { onlyTells, toldEventIn } from './told-event.ts'
import { NO_TRAITS } from './traits.ts'

export function withTold(found: ParsedQuestion, typed: string): ParsedQuestion {
  const isOpen =
    found.kind === 'asks_back' ||
    (found.kind === 'read' &&
      found.refusals.length === 0 &&
      !found.intent.grief &&
      !found.intent.follows?.turn)
  if (!isOpen || (found.kind === 'read' && KINDS[found.intent.kind].meets)) return found
  const text = plain(typed)
  if (!onlyTells(typed, text) || toldEventIn(text) === null || decisionTold(typed)) return found
  const person = found.kind === 'read' ? found.intent.person : personIn(text)
  return { kind: 'read', intent: { ...MET, person }, refusals: [] }
}

const MET: Intent = {
  theme: 'self',
  topic: 'general',
  kind: 'comfort',
  span: null,
  subject: null,
  person: null,
  traits: NO_TRAITS,
  follows: null,
}
