/** One day: what to do with it, where the Moon stands, what else is on, the hours still ahead. */
import type { LunationFact, TransitFact } from '../../brief/facts.ts'
import { full } from '../../language/text.ts'
import { meaning } from '../../almanac/timed-fact-lines.ts'
import { houseName } from '../../almanac/name.ts'
import type { Composer } from '../../almanac/composer.ts'
import { passageLine, passageMeaning } from '../../almanac/passage-lines.ts'
import { windowLine } from '../../almanac/window-lines.ts'
import { uncertaintyOfTime } from '../../almanac/uncertainty-lines.ts'
import { wants } from '../../almanac/placement-lines.ts'
import { hour } from '../../almanac/date-names.ts'
import { mainStay, moonLine } from './moon-lines.ts'
import { hours } from './hour-lines.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export function* todayPlan(composer: Composer): Iterable<LineOrBreak> {
  const { moon, intent } = composer.context
  if (!moon) return
  const first = mainStay(composer, moon)
  const place = first.house ? `house${first.house}` : first.sign
  const focus = composer.unit([`moon>${place}.focus`])
  if (focus) yield composer.line(opening(composer, focus.text), [moon])
  const feels = composer.unit(`moon>${place}.feels`, { isOptional: true })
  if (feels) yield composer.line(full(feels.text), [moon])
  yield moonLine(composer, moon)
  yield* lunation(composer)
  const unsure = uncertaintyOfTime(
    composer,
    'With the hour I could be more exact about where in your life the day falls.',
  )
  if (unsure) yield unsure

  yield composer.paragraph()
  const lead = leadOfDay(composer)
  if (lead) {
    yield windowLine(composer, lead)
    yield* meaning(composer, lead, intent.theme === 'today' ? 'self' : intent.theme)
    const found = composer.hasUsed(`wants.${lead.point}`) ? null : wants(composer, lead.point)
    if (found) yield found
  } else {
    const passage = composer.freshFirst(composer.context.passages)[0]
    if (passage) {
      yield passageLine(composer, passage)
      yield* passageMeaning(composer, passage)
    }
  }

  yield composer.paragraph()
  yield* hours(composer)
}

function opening(composer: Composer, focus: string): string {
  const isTomorrow = composer.context.frame.span.from !== composer.context.frame.today
  return full(
    isTomorrow ? focus.replace(/\btoday\b/g, 'that day').replace(/\bthis morning\b/g, 'that morning') : focus,
  )
}

/**
 * The one larger transit of a day: the same for every reading of that day, since whichever is asked for first
 * settles it.
 */
export function leadOfDay(composer: Composer): TransitFact | undefined {
  const unitOf = ({ id }: TransitFact) => `lead.${composer.context.frame.span.from}.${id}`
  const current = composer.context.transits.filter(isCurrent(composer))
  const lead =
    current.find((fact) => Number.isFinite(composer.age(unitOf(fact)))) ??
    composer.freshFirst(current, 'of_the_day')[0]
  if (lead) composer.remember(unitOf(lead))
  return lead
}

function isCurrent(composer: Composer): (fact: TransitFact) => boolean {
  const end = composer.sky.localDay(composer.context.frame.zone, composer.context.frame.span.from)[1]
  return ({ enters, leaves }) => (enters === null || enters < end) && leaves !== null
}

function* lunation(composer: Composer): Iterable<LineOrBreak> {
  const [start, end] = composer.sky.localDay(composer.context.frame.zone, composer.context.frame.span.from)
  const found = composer.context.lunations.find(({ at }) => at >= start && at < end)
  if (found) yield* lunationLines(composer, found)
}

export function* lunationLines(composer: Composer, fact: LunationFact): Iterable<LineOrBreak> {
  const subject = { kind: 'lunation', phase: fact.phase } as const
  composer.claim({ kind: 'subject', subject })
  const time = hour(composer, fact.at, 'at', subject)
  composer.claim({ kind: 'lunation_sign', phase: fact.phase, sign: fact.sign })
  const house = fact.house
  if (house) composer.claim({ kind: 'lunation_house', phase: fact.phase, house })
  yield composer.line(
    `The ${fact.phase} moon falls at ${time}, in ${fact.sign}${house ? ` and in ${houseName(composer, house)}` : ''}.`,
    [fact],
  )
  const unit = composer.unit([...(house ? [`lun.${fact.phase}.house${house}`] : []), `lun.${fact.phase}`], {
    isOptional: true,
  })
  if (unit) yield composer.line(full(unit.text), [], fact.id)
}
