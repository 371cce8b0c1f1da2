import { quietHour, restPlan } from './plans/rest.ts'
import { refusalWords } from './replies/refusal-words.ts'
import { helpLines } from '../question/care/help-lines.ts'
import type { Trait, Traits } from '../question/traits.ts'
import type { Composer } from './composer.ts'
import type { LineOrBreak } from './line.ts'

/** A midwife for a pregnancy, a doctor for the rest; soon for a lump, and at once for a chest that hurts. */
function medicalKeys(traits: Traits): string[] {
  const found = MEDICAL.find(([trait]) => traits.has(trait))
  return [found ? found[1] : 'refuse.medical']
}

const MEDICAL: readonly (readonly [Trait, string])[] = [
  ['urgent', 'refuse.medical.urgent'],
  ['lump', 'refuse.medical.lump'],
  ['sick_child', 'refuse.medical.sick_child'],
  ['surgery', 'refuse.medical.surgery'],
  ['pregnancy', 'refuse.medical.pregnancy'],
]

/** The plain sentence first; the reading after it keeps to what a chart can say. */
export function* refused(composer: Composer, refusals: readonly string[]): Iterable<LineOrBreak> {
  const isGrave = GRAVE.some((trait) => composer.context.intent.traits.has(trait))
  const bodily =
    refusals[0] === 'medical' && !isGrave ? (composer.context.intent.particulars?.bodily ?? null) : null
  if (bodily) {
    yield* restPlan(composer, bodily)
    return
  }
  const isOfThing = refusals.length === 1 && OF_THINGS.includes(refusals[0]!)
  const thing = composer.context.intent.particulars?.refused ?? null
  const own = isOfThing ? refusalWords(thing, composer.input) : null
  if (own) {
    yield composer.line(own)
    yield composer.paragraph()
    return
  }
  for (const refusal of refusals) {
    const line = composer.unit(
      refusal === 'medical' ? medicalKeys(composer.context.intent.traits) : `refuse.${refusal}`,
      { isOwed: true },
    )
    if (line)
      yield composer.line(
        line.text.replaceAll('{emergency}', helpLines(composer.input.asker.timeZone).emergency),
      )
  }
  yield composer.paragraph()
  const { traits, choices } = composer.context.intent
  // of the days that were named none is better, and of others nothing was asked
  if (choices?.every(({ isTime }) => isTime)) return
  if (refusals[0] === 'medical' && (traits.has('surgery') || traits.has('sick_child'))) {
    yield* hourOfRest(composer)
    return
  }
  const offer = composer.unit(`refuse.${refusals[0]}.offer`)
  if (offer) yield composer.line(offer.text)
  yield composer.paragraph()
}

/** What a doctor has to see first, whatever else the body says. */
const GRAVE: readonly Trait[] = ['urgent', 'lump', 'surgery']

/** What these decline has words of its own, by what was asked. */
const OF_THINGS: readonly string[] = ['markets', 'secret']

/** Beside an operation or a sick child a chart has one thing to give: a quiet hour in the days before. */
function* hourOfRest(composer: Composer): Iterable<LineOrBreak> {
  yield* quietHour(composer, (within) =>
    within.form('refuse.rest', [
      () => 'For you yourself, an hour to put your feet up is',
      () => 'What I can give you is a quiet hour, it is',
      () => 'To rest in between, keep',
    ]),
  )
  yield composer.paragraph()
}
