import { checkText } from '../check/check-sentence.ts'
import type { ParagraphState } from '../check/find-claims.ts'
import type { CheckContext } from '../check/check-context.ts'
import type { Shown, Transcript } from '../check/transcript.ts'
import { partsOf } from '../language/calendar.ts'
import type { LineOrBreak } from './line.ts'

export interface LineCheck {
  context: CheckContext
  /** local day of the question: a date without a year is of its year */
  today: string
  /** whether these words were said before; in this transcript, unless given */
  wasSaid?: (text: string) => boolean
}

/** The lines that pass the check. A line that leans on a fact whose line fell, falls with it. */
export function* checkedLines(
  lines: Iterable<LineOrBreak>,
  transcript: Transcript,
  { context, today, wasSaid = (text) => transcript.has(text) }: LineCheck,
): Iterable<Shown & { line: string }> {
  const begin = (): ParagraphState => ({ year: partsOf(today).year, subject: null })
  let state = begin()
  const fallen = new Set<string>()
  for (const line of lines) {
    if (line === 'paragraph') {
      transcript.endParagraph()
      state = begin()
      continue
    }
    if (line.text === '' || (line.leansOn && fallen.has(line.leansOn)) || wasSaid(line.text)) continue
    const ofDay = line.day === undefined ? context : { ...context, day: line.day }
    const { why } = checkText(line.text, ofDay, state, line.claims)
    if (why) {
      transcript.reject(line.text, why)
      for (const fact of line.facts) fallen.add(fact.id)
      continue
    }
    yield { ...transcript.show(line.text, line.facts), line: line.text }
  }
}
