/** When the ache of a parting eases, told by what weighs now; no love is foretold. */
import { addMonths } from '../language/calendar.ts'
import type { Reading } from '../listen/reading.ts'
import type { Eases, Intent, ParsedQuestion } from './intent.ts'
import { daysBefore, endsIn } from './parting.ts'
import { plain } from './plain-text.ts'
import type { SpanFrame } from './time-asked.ts'
import { topicOf } from './theme-of-question.ts'
import { traitsIn } from './traits.ts'

/** As it was read where nobody asks that after a parting. */
export function withEasing(
  found: ParsedQuestion,
  { question, reading }: { question: string; reading: Reading },
  { parted, frame }: { parted: Intent['parted'] | null; frame: SpanFrame },
): ParsedQuestion {
  const isOpen =
    found.kind === 'asks_back' ||
    (found.kind === 'read' && found.refusals.length === 0 && !found.intent.grief && !found.intent.bedside)
  const text = plain(question)
  if (!isOpen || !EASES.test(text)) return found
  const isHeard = reading.asks[0].about.slice(0, 2).includes('parting')
  if (!parted && !isHeard && endsIn(question).length === 0) return found
  const days = daysBefore(question, frame)
  const intent: Intent = {
    theme: 'self',
    // what hurts, and not the love that was
    matter: 'old_wound',
    topic: topicOf('love', 'until', null),
    kind: 'until',
    span: { from: frame.today, to: addMonths(frame.today, 12), phrase: 'the coming year' },
    subject: null,
    person: null,
    traits: traitsIn(text),
    follows: null,
    parted: parted ?? 'before',
    eases: { since: days ? since(days) : null },
  }
  return { kind: 'read', intent, refusals: [] }
}

function since(days: number): Eases['since'] {
  return days < 62 ? 'weeks' : days < 365 ? 'months' : 'years'
}

const LIGHTER =
  '(?:stop(?:s|ping)?|hurt(?:s|ing)?|ach(?:es?|ing)|eases?|fades?|pass(?:es)?|heals?|lifts?|weigh(?:s|ing)?|go(?:es)? away|(?:easier|lighter|better|bearable)|over (?:him|her|it|this|them|us|that|(?:my|the) \\w+)|(?:normal|myself|me|ok|okay|fine|whole|happy) again|(?:feel|be) (?:normal|myself)|move on)(?! (?:with|at|in) (?:my|the|our) (?:work|job|boss|studies)\\b)'
/** Asked of oneself, and not of what the other one does, or of a court. */
const EASES = new RegExp(
  `\\b(?:when(?! (?:should|shall|can|could|may|must|did|was)\\b)|how (?:much |many more \\w+ )?long(?:er)?|ever|will (?=it|this|that|i|the)|(?:does|do|is) (?=it|this|that|the))\\b(?! (?:\\w+ )?(?:he|she|they|his|her|their|(?:my|the) (?:ex|divorce|papers|court))\\b)(?: [\\w']+){0,7}? ${LIGHTER}\\b|\\ban? end (?:to|of|in) (?:this|the|my|all|it)\\b`,
)
