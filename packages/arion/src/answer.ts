/** Brief → built-in voice → check, a sentence at a time. */
import type { Sky } from '@astrarium/sky'
import { buildBrief } from './brief/build-brief.ts'
import type { Brief, Matter } from './brief/build-brief.ts'
import type { BriefFact } from './brief/facts.ts'
import { Pen } from './almanac/pen.ts'
import type { Line, Stroke } from './almanac/pen.ts'
import { planFor } from './almanac/plan-for.ts'
import { replyWithoutReading } from './almanac/plain-replies.ts'
import type { PlainReply } from './almanac/plain-replies.ts'
import { skyReply } from './almanac/sky-reply.ts'
import { checkText } from './check/check-sentence.ts'
import type { CheckContext } from './check/ground.ts'
import type { ParagraphState } from './check/find-claims.ts'
import { followsCare } from './question/read-question.ts'
import { titleOf } from './question/title-of.ts'
import type { ArionEvent, AskInput, Fact, RejectedSentence } from './types.ts'

/**
 * The answer to one question, as it is composed: checked words first, then one `end`. Pure: the same input
 * gives the same events. Throws `SkyError` for an unknown zone or an instant outside the engine's years.
 */
export function* answer(sky: Sky, input: AskInput): Iterable<ArionEvent> {
  const brief = buildBrief(sky, input)
  const title = titleOf(input.question)
  const { matter } = brief
  if (brief.reading.kind !== 'crisis' && followsCare(input.thread))
    yield {
      kind: 'text',
      text: 'I have not forgotten what you told me; the numbers above are there whenever you want them.\n\n',
      facts: [],
    }
  if (!matter) {
    const { text, topic, outcome, plan } =
      brief.reading.kind === 'sky_only' ? aboutSky(sky, brief, input) : replyWithoutReading(brief, input)
    yield { kind: 'text', text, facts: [] }
    yield { kind: 'end', topic, facts: [], usedPhrases: [], outcome, rejected: [], plan, title }
    return
  }
  const pen = new Pen(sky, input, brief, matter)
  const { name, plan } = planFor(brief, matter)
  const facts: Fact[] = []
  const rejected: RejectedSentence[] = []
  for (const stroke of speak(plan(pen), sky, input, matter, rejected)) {
    const fresh = stroke.facts.filter(({ id }) => !facts.some((known) => known.id === id)).map(plainFact)
    facts.push(...fresh)
    yield { kind: 'text', text: stroke.text, facts: fresh }
  }
  yield {
    kind: 'end',
    topic: matter.reading.topic,
    facts,
    usedPhrases: pen.usedPhrases,
    outcome: 'answered',
    rejected,
    plan: name,
    title,
  }
}

/** The sky alone is told and not read, so it takes no Ask. */
function aboutSky(sky: Sky, brief: Brief, input: AskInput): PlainReply {
  const reply = replyWithoutReading(brief, input)
  const told = skyReply(sky, input)
  return told
    ? { ...reply, text: `${told} Ask me what it means for you, and I will look at your chart.` }
    : reply
}

/** Lines that passed the check, with their spacing. */
function* speak(
  strokes: Iterable<Stroke>,
  sky: Sky,
  input: AskInput,
  matter: Matter,
  rejected: RejectedSentence[],
): Iterable<Pick<Line, 'text' | 'facts'>> {
  const { frame, chart } = matter
  const ground: CheckContext = { sky, chart, zone: frame.zone, at: frame.at, day: frame.span.from }
  const year = Number(frame.today.slice(0, 4))
  let state: ParagraphState = { year, subject: null }
  const fallen = new Set<string>()
  const said = new Set<string>()
  let gap = ''
  for (const stroke of strokes) {
    if (stroke === 'paragraph') {
      if (said.size > 0) gap = '\n\n'
      state = { year, subject: null }
      continue
    }
    if (stroke.text === '' || (stroke.leansOn && fallen.has(stroke.leansOn)) || said.has(stroke.text))
      continue
    const { why } = checkText(stroke.text, ground, state, stroke.claims)
    if (why) {
      rejected.push({ sentence: stroke.text, why })
      for (const fact of stroke.facts) fallen.add(fact.id)
      continue
    }
    said.add(stroke.text)
    yield { text: gap + stroke.text, facts: stroke.facts }
    gap = ' '
  }
}

/** Without the ranks and fields that only the voice needs. */
export function plainFact({ id, kind, statement, points, from, exact, to }: BriefFact): Fact {
  return {
    id,
    kind,
    statement,
    points,
    ...(from === undefined ? {} : { from }),
    ...(exact === undefined ? {} : { exact: [...exact] }),
    ...(to === undefined ? {} : { to }),
  }
}
