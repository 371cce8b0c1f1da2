/** "No, I asked about November" is owned, and the question before is offered again with it. */
import { SURE_OF_ACT } from '../../listen/calibration.ts'
import type { Reading } from '../../listen/reading.ts'
import type { ThreadTurn } from '../../types.ts'
import { ownNouns } from '../gate/own-nouns.ts'
import { ownQuestions } from '../gate/own-question.ts'
import type { ParsedQuestion } from '../intent.ts'

interface Asked {
  question: string
  reading: Reading
  thread: readonly ThreadTurn[]
}

/** What was found stands where it already takes the correction up; the gravest stands always. */
export function withCorrection(found: ParsedQuestion, { question, reading, thread }: Asked): ParsedQuestion {
  const last = thread.at(-1)
  if (!last?.reading || takesItUp(found)) return found
  if (reading.act.corrects < SURE_OF_ACT || !CORRECTS.test(question)) return found
  const own = [...ownQuestions(question), ...ownQuestions(last.question)].slice(0, 2)
  return {
    kind: 'asks_back',
    pieces: [],
    nouns: ownNouns(question),
    offers: last.reading.offers,
    own,
    isCorrected: true,
  }
}

/** The ear alone takes every other turn that asks on for a correction. */
const CORRECTS =
  /^\W*(?:no|nah|nope|na)\b|\b(?:i (?:did ?n[o'’]t |never |only |just )?(?:ask(?:ed)?|mean|meant|said)|(?:you|u) (?:already |just |keep |only |have )*(?:said|say(?:ing)?|told|missed|skipped|forgot|left out|heard|got)|(?:that|it)(?:[’']s| is| was|s) not (?:what|it|the)|wrong|not (?:my|the|about))\b/i

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
