/** Title and overview of a forecast. */
import { WINDOW_ENERGIES } from '@astrarium/contracts'
import type { WindowEnergy } from '@astrarium/contracts'
import { hasDate } from '../../brief/rank-timed-facts.ts'
import { bestOf, datedLunation, headline } from '../../kinds/outlook/plan.ts'
import { drivingPlacement, ownPart } from '../../almanac/plans/shared.ts'
import type { Composer } from '../../almanac/composer.ts'
import { daysBetween } from '../../language/calendar.ts'
import { thingOf } from './forecast-parts.ts'
import type { FieldWriter } from '../field-writer.ts'
import { energyOf, mannerOf } from './window-energy.ts'
import { NUMBERS } from '../../language/numbers.ts'
import { capital } from '../../language/text.ts'
import type { TimedFact } from '../../brief/facts.ts'
import type { ParsedQuestion } from '../../question/intent.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

/**
 * "A firm floor under your affections": the heaviest window, and what it touches; where all its titles were
 * given lately the next one names the forecast, so that two of them can be told apart in a list.
 */
export function themeTitle({ composer, context }: FieldWriter, chosen: readonly TimedFact[]): string {
  const weigh = (fact: TimedFact) => fact.weight * (hasDate(context.frame, fact) ? 1 : 0.3)
  const heaviest = [...chosen].sort((a, b) => weigh(b) - weigh(a))
  const keyOf = (fact: TimedFact) => `title>${fact.body}.${mannerOf(fact)}`
  for (const lead of heaviest) {
    const unit = composer.unit(keyOf(lead), { isOptional: true })
    if (unit) return unit.text.replaceAll('{it}', thingOf(lead))
  }
  const [lead] = heaviest
  const unit = (lead ? composer.unit(keyOf(lead)) : null) ?? composer.unit('title.quiet')
  return (unit?.text ?? '').replaceAll('{it}', lead ? thingOf(lead) : '')
}

export function themeDescription(
  writer: FieldWriter,
  chosen: readonly TimedFact[],
  asked: ParsedQuestion | null,
): string {
  return writer.write(lines(writer.composer, chosen, asked)).text
}

function* lines(
  composer: Composer,
  chosen: readonly TimedFact[],
  asked: ParsedQuestion | null,
): Iterable<LineOrBreak> {
  yield* prefaces(composer, asked)
  // the window that the headline dates bears its kind in the list below, and need not open anything
  const best = bestOf(chosen)
  const opens = best !== null && energyOf(best) === 'opening'
  yield* headline(composer, '??', chosen, opens ? {} : { without: OPEN })
  const unsure = uncertainty(composer, 'With the hour I could say where in life these windows are felt.')
  if (unsure) yield unsure
  const shape = shapeOf(composer, chosen)
  if (shape) yield composer.line(shape)
  const { span } = composer.context.frame
  const lunation = daysBetween(span.from, span.to) < 45 ? composer.context.lunations[0] : undefined
  if (lunation) yield* datedLunation(composer, lunation)
  yield composer.paragraph()
  yield* ownPart(composer, composer.context.intent.theme, drivingPlacement(composer))
}

const OPEN = /\b(?:doors?|opens?)\b/i

const SHAPES: Record<WindowEnergy, [one: string, more: string]> = {
  opening: ['opens a door', 'open a door'],
  dynamic: ['brings drive', 'bring drive'],
  reflective: ['asks for thought', 'ask for thought'],
  transformative: ['asks you to let something go', 'ask you to let something go'],
}

/** "Three of the times below bring drive, two ask for thought and one opens a door." */
function shapeOf(composer: Composer, chosen: readonly TimedFact[]): string | null {
  if (chosen.length < 3) return null
  const parts = WINDOW_ENERGIES.map((energy) => ({
    energy,
    count: chosen.filter((fact) => energyOf(fact) === energy).length,
  }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ energy, count }) => ({
      count: NUMBERS[count - 1]!,
      does: SHAPES[energy][count === 1 ? 0 : 1],
    }))
  const [most, ...others] = parts
  if (!most) return null
  const last = others.pop()
  if (!last) return `All the times below ${most.does}.`
  // how many there are in all follows from the length of the stretch, and tells nothing
  const rest = [...others.map(({ count, does }) => `, ${count} ${does}`), ` and ${last.count} ${last.does}`]
  return composer.form('shape', [
    () => `${capital(most.count)} of the times below ${most.does}${rest.join('')}.`,
    () => `Of the times below, ${most.count} ${most.does}${rest.join('')}.`,
    () => `As for the times below, ${most.count} ${most.does}${rest.join('')}.`,
  ])
}

/** What a chart cannot say is said first, as in the chat. */
function* prefaces(composer: Composer, asked: ParsedQuestion | null): Iterable<LineOrBreak> {
  if (!asked) return
  const isBehind = asked.kind === 'read' && asked.intent.cycle?.is === 'past'
  if (asked.kind !== 'read' || isBehind) {
    const isUnread =
      isBehind ||
      ['asks_back', 'other_language', 'unclear_span', 'before_birth', 'beyond_tables'].includes(asked.kind)
    const words = composer.unit(isUnread ? 'preface.unread' : 'preface.outside')
    if (words) yield composer.line(words.text)
    return
  }
  const { traits } = asked.intent
  const refusals = asked.refusals.flatMap((refusal) => [`refuse.${refusal}`, `refuse.${refusal}.forecast`])
  const wishes = traits.has('parting')
    ? ['preface.parting']
    : traits.has('promise')
      ? ['preface.promise']
      : []
  const asides = traits.has('life_end') ? ['refuse.death.aside'] : []
  for (const key of [...(refusals.length > 0 ? refusals : wishes), ...asides]) {
    const words = composer.unit(key)
    if (words) yield composer.line(words.text)
  }
  const { person } = asked.intent
  if (person) yield composer.line(`I have no chart of ${person.name} at hand, so this is your side of it.`)
}
