/** What a rule hears by itself: a question that is offered to everybody, and the bare name of a point. */
import type { Heard } from '../listen/heard.ts'
import { ABOUT, ACTS, DECLINES, WANTS } from '../listen/vocabulary.ts'
import type { About, Wants } from '../listen/vocabulary.ts'
import { chartIntent, pointIntent } from './chart-intent.ts'
import { pointSpansIn } from './chart/names-in.ts'
import { bareWords } from './meaning/bare-theme.ts'
import { namesTime } from './meaning/names-time.ts'
import { plain } from './plain-text.ts'
import { OFFERED_READINGS } from './suggested-questions.ts'
import type { SpanFrame } from './time-asked.ts'

/** As sure as a rule is of all of it; null where an ear is needed. */
export function heardByRule(question: string, frame: SpanFrame): Heard | null {
  const offered = OFFERED_READINGS.find(([words]) => words === question)
  if (offered) return heardSurely(offered[1], offered[2], namesTime(question, frame))
  return isBarePoint(plain(question)) ? heardSurely('chart', 'who', false) : null
}

/** "my Mars?", "Saturn": a point by its name alone, of which a rule tells. `text` is plain and small. */
function isBarePoint(text: string): boolean {
  const words = bareWords(text)
  const isPoint = pointSpansIn(words).some(({ from, to }) => from === 0 && to === words.length)
  return isPoint && (chartIntent(text, null) ?? pointIntent(text)) !== null
}

function heardSurely(about: About, wants: Wants, isTimed: boolean): Heard {
  return {
    about: only(ABOUT, about),
    wants: only(WANTS, wants),
    pairs: [{ about, wants }],
    care: { none: 1, crisis: 0, harm: 0, abuse: 0 },
    declines: only(DECLINES),
    leans: 0,
    understood: 1,
    chooses: 0,
    timed: isTimed ? 1 : 0,
    act: only(ACTS, 'asks'),
    known: [],
    ill: 0,
    deed: 0,
  }
}

function only<Name extends string>(names: readonly Name[], one?: Name): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, name === one ? 1 : 0])) as Record<Name, number>
}
