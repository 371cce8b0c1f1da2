/** The time of each thing to choose between, its name, and what it is about. */
import { readTime } from '../../time/read-time.ts'
import type { TimeFrame } from '../../time/span.ts'
import { hoursAsked } from '../scale/hours-asked.ts'
import { plain } from '../plain-text.ts'
import { agesOf, withUnit } from './ages.ts'
import { named, nameOf } from './choice-name.ts'
import type { Choice } from './choices.ts'
import { isDone, matterOf, mattersOf } from './matters.ts'

/** A time that is named second lies in the month of the first: "the 7th or the 14th". */
export function withTimes(typed: readonly string[], frame: TimeFrame): Choice[] {
  let previous = frame.previous ?? null
  const choices = withUnit(typed)
  const ages = agesOf(choices, frame)
  const matters = mattersOf(choices)
  return choices.map((words, index) => {
    const time = ages ? null : readTime(words.replace(PUT_OFF_TO, ''), { ...frame, previous })
    const read = ages?.[index] ?? (time?.kind === 'span' ? time.span : null)
    // an hour without a day tells two things apart by its part of the day alone
    const isOfHours = time?.kind === 'span' && time.grain === 'open'
    const hours = isOfHours ? hoursAsked(plain(words)) : null
    const isTimed = read !== null && read.to >= frame.today && (!isOfHours || hours !== null)
    if (isTimed) previous = read
    const matter = matters?.[index] ?? null
    return {
      words,
      span: isTimed ? { ...read, from: read.from < frame.today ? frame.today : read.from } : null,
      ...named(nameOf(words)),
      isPutOff: !ages && (isTimed ? PUT_OFF : LATER).test(words),
      isLater: LATER.test(words),
      matter,
      isDone: matter !== null && isDone(words, matter),
      deed: matterOf(words)?.name ?? null,
      ...(hours && { hours }),
      ...(ages && !isTimed && { isOver: true as const }),
    }
  })
}

const LATER = /\b(wait|later|after that|not yet|hold off|leave it|put it off|postpone)\b/i
const PUT_OFF =
  /\b(wait|leave it|later|after|until|till|til|postpone|push|hold off|put it off|then|january|february|march|april|may|june|july|august|september|october|november|december|next|summer|spring|autumn|winter)\b/i

/** "push to March" means March, and not the time up to it. */
const PUT_OFF_TO =
  /^(?:push|wait|postpone|delay|move|put|leave|hold)(?: it| off| back)* (?:to|until|till|til|for) /i
