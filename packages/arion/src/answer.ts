/** Brief → built-in voice → check, a sentence at a time. */
import type { Sky } from '@astrarium/sky'
import { buildBrief } from './brief/build-brief.ts'
import type { Brief, QuestionContext } from './brief/build-brief.ts'
import { checkedLines } from './almanac/checked-lines.ts'
import { Composer } from './almanac/composer.ts'
import { planFor } from './plan-for.ts'
import { besideIt } from './almanac/replies/care-replies.ts'
import { otherwise, replyWithoutReading } from './almanac/replies/plain-replies.ts'
import type { PlainReply } from './almanac/replies/plain-replies.ts'
import { skyOfDay } from './almanac/replies/sky-of-day.ts'
import { skyReply } from './almanac/replies/sky-reply.ts'
import { withWaiting } from './almanac/replies/waiting.ts'
import { firstOf } from './brief/first-of.ts'
import { claimsNothing } from './check/claims-nothing.ts'
import { checkContextOf } from './check/check-context.ts'
import { Transcript } from './check/transcript.ts'
import type { Shown } from './check/transcript.ts'
import type { Bedside } from './question/care/bedside.ts'
import { readAsk } from './question/read-ask.ts'
import type { ReadAsk } from './question/read-ask.ts'
import type { ArionEvent, AskInput, Fact, RejectedSentence } from './types.ts'

/**
 * The answer to one question, as it is composed: checked words first, then one `end`. Pure: the same input
 * gives the same events. Throws `SkyError` for an unknown zone or an instant outside the engine's years.
 */
export function* answer(sky: Sky, asked: AskInput): Iterable<ArionEvent> {
  const first = firstOf(sky, asked)
  const input = readAsk(sky, first)
  const { faintCry } = input.reading
  for (const event of withWaiting(composed(sky, buildBrief(sky, first), input), input.beside)) {
    const isMet =
      event.kind === 'end' &&
      faintCry !== undefined &&
      // the fear beside a bed is faintly heard as that of a blow
      !(input.bedside && faintCry === 'abuse') &&
      event.outcome !== 'crisis' &&
      !AT_EASE.includes(event.plan)
    if (isMet) yield { kind: 'text', text: `\n\n${besideIt(faintCry, input)}`, facts: [] }
    // what may be a cry costs nothing
    yield isMet ? { ...event, outcome: 'not_understood' } : event
  }
}

/** Said before a reply that reads no chart: what can be said at once, and who lies ill all the same. */
function sorryAbout({ who }: Bedside): string {
  const whom = who !== null && claimsNothing(who) ? who : 'what you tell me beside it'
  return `I am sorry about ${whom}; that comes first.`
}

/** Who asks about Arion is not asked after. */
const AT_EASE = ['who', 'method', 'craft', 'sources', 'barnum']

function* composed(sky: Sky, brief: Brief, input: ReadAsk): Iterable<ArionEvent> {
  const { title } = input.quoted
  const { context } = brief
  if (brief.parsed.kind !== 'crisis' && input.followsCare)
    yield {
      kind: 'text',
      text: 'I have not forgotten what you told me; the numbers above are there whenever you want them.\n\n',
      facts: [],
    }
  if (!context) {
    const { parsed } = brief
    const isMet = parsed.kind === 'not_in_chart' || parsed.kind === 'asks_back'
    if (isMet && input.tellsParting)
      yield { kind: 'text', text: 'I am sorry that something has ended for you.\n\n', facts: [] }
    if (input.bedside && parsed.kind !== 'crisis')
      yield { kind: 'text', text: `${sorryAbout(input.bedside)}\n\n`, facts: [] }
    const reply =
      brief.parsed.kind === 'sky_only' ? aboutSky(sky, brief, input) : replyWithoutReading(brief, input)
    yield* replied(reply, title)
    return
  }
  let told = begun(sky, brief, context, input)
  const rejected = told.isHeadless ? told.transcript.rejected : []
  // its first sentence did not hold: the next choice of words is tried, once
  if (told.isHeadless) told = begun(sky, brief, context, { ...input, again: (input.again ?? 0) + 1 })
  const { composer, transcript, name, isDeclined } = told
  const offeredAsPut = () => {
    const parsed = brief.parsed.kind === 'asks_back' ? brief.parsed : input.asPut
    return replyWithoutReading({ ...brief, parsed }, input)
  }
  if (told.isHeadless) {
    yield* replied(offeredAsPut(), title, [...rejected, ...transcript.rejected])
    return
  }
  for (const { text, facts } of told.lines) {
    // what an answer could not name is offered as it was put, and at no charge
    if (composer.leavesOutWhatWasAsked && input.reading.asks[0].confidence < 1) {
      yield* replied(offeredAsPut(), title)
      return
    }
    yield { kind: 'text', text, facts }
  }
  const asksBack = otherwise(brief.parsed, input)
  const isOld = !asksBack && !isDeclined && bringsNothing(context, input, transcript.facts)
  if (isOld) yield { kind: 'text', text: `\n\n${NOTHING_NEW}`, facts: [] }
  yield {
    kind: 'end',
    topic: context.intent.topic,
    facts: transcript.facts,
    usedPhrases: composer.usedPhrases,
    // what only says to ask a doctor takes no Ask
    outcome: asksBack || isDeclined || isOld || composer.isUntold ? 'not_understood' : 'answered',
    asksBack,
    rejected: [...rejected, ...transcript.rejected],
    plan: name,
    title,
  }
}

interface Begun {
  composer: Composer
  transcript: Transcript
  name: string
  isDeclined: boolean
  lines: Iterable<Shown>
  /** its first sentence did not hold */
  isHeadless: boolean
}

/** An answer up to its first sentence that holds. */
function begun(sky: Sky, brief: Brief, context: QuestionContext, input: ReadAsk): Begun {
  const composer = new Composer(sky, input, context)
  const { name, plan, isDeclined } = planFor(brief, context, input)
  const transcript = new Transcript()
  const check = { context: checkContextOf(sky, context), today: context.frame.today }
  const lines = checkedLines(plan(composer), transcript, check)[Symbol.iterator]()
  const first = lines.next()
  const isHeadless = transcript.rejected.length > 0
  return { composer, transcript, name, isDeclined, lines: led(first, lines), isHeadless }
}

function* led<Line>(first: IteratorResult<Line>, others: Iterator<Line>): Iterable<Line> {
  for (let next = first; !next.done; next = others.next()) yield next.value
}

/** On the same side of life as the last answer, it has no date and no angle that was not told there. */
function bringsNothing({ intent }: QuestionContext, { thread }: ReadAsk, facts: readonly Fact[]): boolean {
  const last = thread.at(-1)
  const own = facts.filter(({ kind }) => !NOTHING_OF_ITS_OWN.includes(kind))
  // what asks for reasons or dates of an answer asks for these
  if (intent.follows?.words === 'turn' || last?.topic !== intent.topic || own.length < FEWEST) return false
  return own.every(({ statement }) => last.facts?.some((one) => one.statement === statement))
}

const NOTHING_OF_ITS_OWN: readonly Fact['kind'][] = ['placement', 'moon', 'option']
/** Of one fact alone there is more to say. */
const FEWEST = 2
const NOTHING_NEW =
  'It rests on the same places and dates as what I told you before, so this one takes no Ask.'

function* replied(
  { text, topic, outcome, plan, asksBack }: PlainReply,
  title: string,
  rejected: RejectedSentence[] = [],
): Iterable<ArionEvent> {
  yield { kind: 'text', text, facts: [] }
  yield { kind: 'end', topic, facts: [], usedPhrases: [], outcome, asksBack, rejected, plan, title }
}

/** The sky alone is told and not read, so it takes no Ask. */
function aboutSky(sky: Sky, brief: Brief, input: ReadAsk): PlainReply {
  const reply = replyWithoutReading(brief, input)
  const { timeZone } = input.asker
  const day = input.reading.asks[0].time?.from ?? sky.localDate(timeZone, input.at)
  const told = skyReply(sky, input.particulars.sky, input) ?? skyOfDay(sky, timeZone, day, input.at)
  return { ...reply, text: `${told} Ask me what it means for you, and I will look at your chart.` }
}
