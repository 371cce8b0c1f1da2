import { checkText } from '../check/check-sentence.ts'
import type { ParagraphState } from '../check/find-claims.ts'
import type { CheckContext } from '../check/check-context.ts'
import type { Shown, Transcript } from '../check/transcript.ts'
import { partsOf } from '../language/calendar.ts'
import type { Stroke } from './pen.ts'

export interface LineCheck {
  context: CheckContext
  /** local day of the question: a date without a year is of its year */
  today: string
  /** whether these words were said before; in this transcript, unless given */
  wasSaid?: (text: string) => boolean
}

/** The lines that pass the check. A line that leans on a fact whose line fell, falls with it. */
export function* checkedLines(
  strokes: Iterable<Stroke>,
  transcript: Transcript,
  { context, today, wasSaid = (text) => transcript.has(text) }: LineCheck,
): Iterable<Shown & { line: string }> {
  const begin = (): ParagraphState => ({ year: partsOf(today).year, subject: null })
  let state = begin()
  const fallen = new Set<string>()
  for (const stroke of strokes) {
    if (stroke === 'paragraph') {
      transcript.endParagraph()
      state = begin()
      continue
    }
    if (stroke.text === '' || (stroke.leansOn && fallen.has(stroke.leansOn)) || wasSaid(stroke.text)) continue
    const { why } = checkText(stroke.text, context, state, stroke.claims)
    if (why) {
      transcript.reject(stroke.text, why)
      for (const fact of stroke.facts) fallen.add(fact.id)
      continue
    }
    yield { ...transcript.show(stroke.text, stroke.facts), line: stroke.text }
  }
}
