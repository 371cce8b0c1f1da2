/** Both halves of a question in two: a time held against another, and whether as well as when. */
import { KINDS } from '../../kinds/index.ts'
import type { Intent, ParsedQuestion } from '../intent.ts'
import { plain } from '../plain-text.ts'
import { addDays } from '../../language/calendar.ts'
import type { SpanFrame } from '../time-asked.ts'
import { justOver, nearlyOver } from '../../time/nearly-over.ts'
import { timesIn } from '../../time/read-time.ts'
import type { Span } from '../../time/span.ts'
import { NO_TRAITS } from '../traits.ts'

export function withLimbs(
  found: ParsedQuestion,
  typed: string,
  frame: SpanFrame,
  isUndertaking: boolean,
): ParsedQuestion {
  const text = plain(typed)
  // two times that are held against each other are no matter of guessing
  if (found.kind === 'asks_back' && COMPARES.test(text)) {
    const compared = comparison(OF_THE_TIME, typed, frame)
    if (compared) return { kind: 'read', intent: compared, refusals: [] }
  }
  if (found.kind !== 'read' || found.refusals.length > 0 || found.intent.grief === 'told') return found
  const { intent } = found
  if (COMPARES.test(text) && KINDS[intent.kind].weighsTimes) {
    const compared = comparison(intent, typed, frame)
    if (compared) return { ...found, intent: compared }
  }
  const { gives } = KINDS[intent.kind]
  if (gives === 'date' && WHETHER_AND_WHEN.test(text) && isUndertaking)
    return { ...found, intent: { ...intent, kind: 'yes_no', asksWhenToo: true } }
  if (gives === 'verdict' && WHETHER_AND_WHEN.test(text))
    return { ...found, intent: { ...intent, asksWhenToo: true } }
  return found
}

const OF_THE_TIME: Intent = {
  theme: 'today',
  topic: 'today',
  kind: 'outlook',
  span: null,
  subject: null,
  person: null,
  traits: NO_TRAITS,
  follows: null,
}

/** One stretch that lies behind and one that does not. */
function comparison(intent: Intent, typed: string, frame: SpanFrame): Intent | null {
  const { today } = frame
  const spans = timesIn(typed, frame).map(({ span }) => span)
  const beside = behind(spans, typed, today)
  const span = spans.find(({ to }) => to >= today) ?? (NOW.test(typed) ? yearFrom(today) : undefined)
  if (!beside || !span) return null
  const { cycle: _, ...rest } = intent
  const ahead = nearlyOver({ ...span, from: span.from < today ? today : span.from }, today)
  return { ...rest, kind: 'outlook', span: ahead, beside }
}

/** The one that was named, or the one before the one ahead: "than the last". */
function behind(spans: readonly Span[], typed: string, today: string): Span | null {
  const named = spans.find(({ to }) => to < today)
  if (named) return justOver(named, today)
  const ahead = spans.find(({ phrase }) => phrase in LENGTHS)
  if (!ahead || !THAN_LAST.test(typed)) return null
  const days = LENGTHS[ahead.phrase]!
  const from = addDays(ahead.to, -days - (days === 2 ? 6 : days - 1))
  return { from, to: addDays(from, days - 1), phrase: 'the one before' }
}

const LENGTHS: Readonly<Record<string, number>> = { 'this week': 7, 'this weekend': 2 }
const THAN_LAST = /\b(?:than|as|to) (?:the )?(?:last|previous)(?: one)?\b/i

function yearFrom(today: string): Span {
  return { from: today, to: `${today.slice(0, 4)}-12-31`, phrase: 'the rest of the year' }
}

const NOW = /\b(?:now|this year)\b/i
const COMPARES =
  /\b(?:compar(?:e|ed|ing|ison)|versus|vs|different (?:from|to|than)|(?:\w+er|worse|(?:more|less) \w+) than|(?:as|so) (?!far|long|soon|well|much)\w+ as|unlike|the same as|like last)\b/
/** "Should I take it, and when?", "if yes, when". */
const WHETHER_AND_WHEN =
  /\b(?:should|shall|ought|can|could|is it (?:wise|right|good|time))\b.*\b(?:and|or|if (?:so|yes)|also)(?: if so| if yes| also)?,? (?:when|which (?:day|month|week)|what (?:day|month|time))\b/
