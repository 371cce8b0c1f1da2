/** The time of each thing to choose between. */
import { readTime } from '../../time/read-time.ts'
import type { TimeFrame } from '../../time/span.ts'
import type { Choice } from './choices.ts'

/** A time that is named second lies in the month of the first: "the 7th or the 14th". */
export function withTimes(choices: readonly string[], frame: TimeFrame): Choice[] {
  let previous = frame.previous ?? null
  return choices.map((words) => {
    const time = readTime(words.replace(PUT_OFF_TO, ''), { ...frame, previous })
    if (time.kind !== 'span' || time.span.to < frame.today) return { words, span: null }
    previous = time.span
    return {
      words,
      span: { ...time.span, from: time.span.from < frame.today ? frame.today : time.span.from },
    }
  })
}

/** "push to March" means March, and not the time up to it. */
const PUT_OFF_TO =
  /^(?:push|wait|postpone|delay|move|put|leave|hold)(?: it| off| back)* (?:to|until|till|til|for) /i
