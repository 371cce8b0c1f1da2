/** The reading of a question that names two or more things to choose between, each with its time. */
import { readTime } from '../time/read-time.ts'
import type { TimeFrame } from '../time/span.ts'
import { choicesIn } from './choices.ts'
import type { Choice } from './choices.ts'
import type { Intent } from './intent.ts'
import { personIn } from './person-in.ts'
import { plain } from './plain-text.ts'
import { THEME_MEANINGS } from './themes.ts'
import { themeOf } from './topic-words.ts'
import { traitsIn } from './traits.ts'

/** Two or more things to choose between, parting from somebody not among them. */
export function chosenIn(question: string, frame: TimeFrame): Intent | null {
  const text = plain(question.slice(0, 3000))
  const traits = traitsIn(text)
  if (traits.has('parting') || traits.has('compatible') || traits.has('soulmate')) return null
  const words = choicesIn(question.slice(0, 3000))
  if (!words) return null
  const theme = themeOf(text) ?? 'start'
  return {
    theme,
    topic: THEME_MEANINGS[theme].topic,
    kind: 'choice',
    span: null,
    subject: null,
    person: personIn(text),
    choices: withTimes(words, frame),
    traits,
    follows: null,
  }
}

/** A time that is named second lies in the month of the first: "the 7th or the 14th". */
function withTimes(choices: readonly string[], frame: TimeFrame): Choice[] {
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
