/** What is held against the answer before: misheard, it is offered again; not so, it is shown once more. */
import { KINDS } from '../../kinds/index.ts'
import { SURE_OF_ACT } from '../../listen/calibration.ts'
import type { Reading } from '../../listen/reading.ts'
import type { ThreadTurn } from '../../types.ts'
import { askingSentences } from '../asking.ts'
import { nounsToName } from '../gate/own-nouns.ts'
import { ownQuestions } from '../gate/own-question.ts'
import type { ParsedQuestion } from '../intent.ts'
import type { Before } from './thread-state.ts'
import { turned } from './turned.ts'
import type { SpanFrame } from '../time-asked.ts'

interface Asked {
  question: string
  reading: Reading
  thread: readonly ThreadTurn[]
}

/** What was found stands where it already takes the correction up; the gravest stands always. */
export function withCorrection(
  found: ParsedQuestion,
  { question, reading, thread }: Asked,
  before: Before | null,
  frame: SpanFrame,
): ParsedQuestion {
  const last = thread.at(-1)
  const isDisagreed = found.kind === 'small_talk' && found.talk === 'disagrees'
  if (!last?.reading || (takesItUp(found) && !isDisagreed)) return found
  const isHeard = isDisagreed || reading.act.corrects >= SURE_OF_ACT
  const isSaid = isHeard || (reading.act.corrects >= HALF_HEARD && found.kind === 'asks_back')
  const doubt = isSaid && isDoubted(question, before) ? turned({ is: 'doubt' }, before!, frame) : null
  if (doubt) return { kind: 'read', intent: doubt, refusals: [] }
  if (!isHeard) return found
  if (isDisagreed || !CORRECTS.test(question)) return found
  const own = [...ownQuestions(question), ...ownQuestions(last.question)].slice(0, 2)
  return {
    kind: 'asks_back',
    pieces: [],
    nouns: nounsToName(question),
    offers: last.reading.offers,
    own,
    isCorrected: true,
  }
}

/** Where its words say so as well, and nothing else was made of it. */
const HALF_HEARD = 0.2

/** An answer was read in the chart, and that it is not so is said without asking anything else. */
function isDoubted(question: string, before: Before | null): boolean {
  if (!before?.isAnswered || KINDS[before.intent.kind].meets || before.intent.grief) return false
  // of somebody else it was said, and this chart has no other side of that
  if (before.intent.person) return false
  return askingSentences(question).length === 0 && DOUBTS.test(question)
}

/** It is what was said of them that is not so, and no date and no question that was taken wrongly. */
const DOUBTS =
  /\b(?:disagree\w*|doubt\w*|(?:is|was|are|do|does|did)(?: not|n['’]?t) (?:at all )?(?:me|true|so|fit|right|sound|describe|feel|agree|think so|see (?:it|that|myself))\b|not (?:me|true|like me|how i am|so sure|convinced)\b|nothing like me|the (?:opposite|other way round)|never been)/i

/** The ear alone takes every other turn that asks on for a correction. */
const CORRECTS =
  /^\W*(?:no|nah|nope|na)\b(?!,? (?:i|we)(?: will|[’']?ll| won[’']?t| have decided)\b)|\b(?:i (?:did ?n[o'’]t |never |only |just )?(?:ask(?:ed)?|mean|meant|said)|(?:you|u) (?:already |just |keep |only |have )*(?:said|say(?:ing)?|told|missed|skipped|forgot|left out|heard|got)|(?:that|it)(?:[’']s| is| was|s) not (?:what|it|the)|wrong|not (?:my|the|about))\b/i

function takesItUp(found: ParsedQuestion): boolean {
  if (found.kind === 'small_talk') return OWNED.includes(found.talk)
  if (found.kind === 'read') return found.intent.follows !== null || found.intent.grief !== undefined
  return found.kind !== 'asks_back'
}

/** Its answer says that it was wrong. */
const OWNED: readonly string[] = ['reproach', 'repeating', 'missed', 'hurt', 'disagrees']

export function isCorrection(found: ParsedQuestion): boolean {
  return found.kind === 'asks_back' && found.isCorrected === true
}
