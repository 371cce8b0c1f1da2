/** The reading of a question that names two or more things to choose between, each with its time. */
import type { TimeFrame } from '../../time/span.ts'
import { choicesIn } from '../choices/choices.ts'
import type { Intent } from '../intent.ts'
import { withTimes } from '../choices/choices-with-times.ts'
import { personIn } from '../person-in.ts'
import { plain } from '../plain-text.ts'
import { THEME_MEANINGS } from '../themes.ts'
import { themeOf } from '../topic-words.ts'
import { traitsIn } from '../traits.ts'

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
