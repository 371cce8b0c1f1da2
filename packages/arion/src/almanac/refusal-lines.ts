import { helpLines } from '../question/care/help-lines.ts'
import type { Composer } from './composer.ts'
import type { LineOrBreak } from './line.ts'

/** A midwife for a pregnancy, a doctor for the rest; soon for a lump, and at once for a chest that hurts. */
function medicalKeys(question: string): string[] {
  const text = question.toLowerCase()
  const is =
    /\bchest[ -]?(pains?|hurts?|aches?)|pain in my chest|can'?t breathe|trouble breathing|(having|is this|is it) a (stroke|heart attack)|cough\w* (up )?blood|bleeding (a lot|heavily|won'?t stop)|face (is )?(droop\w*|numb)/.test(
      text,
    )
      ? 'urgent'
      : /\b(lump|growth on|mole|blood in)\b/.test(text)
        ? 'lump'
        : /\b(pregnan\w*|baby|babies|child|children|kids?|miscarr\w*|ivf|conceiv\w*|fertil\w*|ovulat\w*)\b/.test(
              text,
            )
          ? 'pregnancy'
          : null
  return is ? [`refuse.medical.${is}`] : ['refuse.medical']
}

/** The plain sentence first; the reading after it keeps to what a chart can say. */
export function* refused(composer: Composer, refusals: readonly string[]): Iterable<LineOrBreak> {
  for (const refusal of refusals) {
    const line = composer.unit(
      refusal === 'medical' ? medicalKeys(composer.input.question) : `refuse.${refusal}`,
    )
    if (line)
      yield composer.line(
        line.text.replaceAll('{emergency}', helpLines(composer.input.asker.timeZone).emergency),
      )
  }
  const offer = composer.unit(`refuse.${refusals[0]}.offer`)
  yield composer.paragraph()
  if (offer) yield composer.line(offer.text)
  yield composer.paragraph()
}
