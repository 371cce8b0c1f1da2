import { helpLines } from '../question/care/help-lines.ts'
import type { Traits } from '../question/traits.ts'
import type { Composer } from './composer.ts'
import type { LineOrBreak } from './line.ts'

/** A midwife for a pregnancy, a doctor for the rest; soon for a lump, and at once for a chest that hurts. */
function medicalKeys(traits: Traits): string[] {
  const is = (['urgent', 'lump', 'pregnancy'] as const).find((trait) => traits.has(trait))
  return [is ? `refuse.medical.${is}` : 'refuse.medical']
}

/** The plain sentence first; the reading after it keeps to what a chart can say. */
export function* refused(composer: Composer, refusals: readonly string[]): Iterable<LineOrBreak> {
  for (const refusal of refusals) {
    const line = composer.unit(
      refusal === 'medical' ? medicalKeys(composer.context.intent.traits) : `refuse.${refusal}`,
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
