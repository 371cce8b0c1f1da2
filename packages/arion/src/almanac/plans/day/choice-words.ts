/** An hour as it is offered: first choice, second choice, the one to leave alone. */
import type { HourFact } from '../../../brief/facts.ts'
import { clock } from '../../../brief/time-frame.ts'
import { partOfDay } from '../../../language/part-of-day.ts'
import { capital, full } from '../../../language/text.ts'
import { hour, weekdayDate } from '../../date-names.ts'
import type { Composer } from '../../composer.ts'
import type { LineOrBreak } from '../../line.ts'
import { isAtWork } from '../../usable-hours.ts'
import { natal } from '../../name.ts'

/** `talk`: what is said in it comes before what it is good for. */
export type HourKind = 'talk' | 'moon'

export function hourKind(composer: Composer): HourKind {
  const { theme, person, deed } = composer.context.intent
  if (composer.scenes?.has('leaving')) return 'moon'
  if (deed) return deed === 'speech' ? 'talk' : 'moon'
  // of a boss something is asked; who else is named need not be the one who is spoken to
  return theme === 'talk' || (person && isAtWork(composer)) ? 'talk' : 'moon'
}

export const subjectOfHour = (fact: HourFact) =>
  ({ kind: 'transit', body: 'moon', aspect: fact.aspect, point: fact.point }) as const

/** "Wednesday 25 November, in the morning, beginning around 10:00" */
export function choice(composer: Composer, fact: HourFact, join = ', around'): string {
  // of the minute that is named, which is rounded
  const [hours, minutes] = clock(composer.sky, composer.context.frame.zone, fact.at).split(':').map(Number)
  const date = composer.sky.localDate(composer.context.frame.zone, fact.at)
  return `${weekdayDate(composer, fact.at, 'at', subjectOfHour(fact))}, ${partOfDay(hours! * 60 + minutes!)}${join} ${hour(composer, fact.at, 'at', subjectOfHour(fact), date)}`
}

export function verb(composer: Composer, fact: HourFact): string {
  composer.claim({ kind: 'subject', subject: subjectOfHour(fact) })
  return `the Moon ${{ 0: 'joins', 60: 'makes a sextile to', 90: 'squares', 120: 'makes a trine to', 180: 'opposes' }[fact.aspect]} ${natal(composer, fact.point)}`
}

/** Empty where no line belongs to what is asked. */
export function reason(composer: Composer, fact: HourFact, kind: HourKind): string {
  const { tone, point } = fact
  // at a grave no hour is good for anything
  if (composer.scenes?.has('sorrow')) return ''
  const isDeclared = kind === 'talk' && composer.scenes?.has('declaring')
  return (
    composer.unit([
      ...(isDeclared ? [`declaring>${tone}.${point}`] : []),
      `${kind}>${tone}.${point}`,
      `moon>${tone}.${point}`,
    ])?.text ?? ''
  )
}

/** The hour, what it is good for, and last the Moon that makes it so. */
export function* firstChoice(composer: Composer, fact: HourFact, kind: HourKind): Iterable<LineOrBreak> {
  const rest = () => `${capital(full(reason(composer, fact, kind)))} ${capital(verb(composer, fact))} then.`
  yield composer.line(
    composer.form('when.first', [
      () => `${choice(composer, fact, ', beginning around')}. ${rest()}`,
      () => `I would take ${choice(composer, fact)}. ${rest()}`,
      () => `The best of it is ${choice(composer, fact)}. ${rest()}`,
      () => `${choice(composer, fact)}. ${rest()}`,
    ]),
    [fact],
  )
  composer.lead(fact)
}

export function* secondChoice(composer: Composer, fact: HourFact, kind: HourKind): Iterable<LineOrBreak> {
  const why = () => capital(full(reason(composer, fact, kind)))
  yield composer.line(
    composer.form('when.second', [
      () => `If that will not do, take ${choice(composer, fact)}, when ${verb(composer, fact)}. ${why()}`,
      () => `Second choice: ${choice(composer, fact)}, when ${verb(composer, fact)}. ${why()}`,
      () => `Almost as good is ${choice(composer, fact)}, when ${verb(composer, fact)}. ${why()}`,
    ]),
    [fact],
  )
}

export function* avoid(composer: Composer, fact: HourFact, kind: HourKind): Iterable<LineOrBreak> {
  const text = composer.form('when.avoid', [
    () => `Leave out ${choice(composer, fact)}, when ${verb(composer, fact)}.`,
    () => `I would avoid ${choice(composer, fact)}, when ${verb(composer, fact)}.`,
    () => `The hour to leave alone is ${choice(composer, fact)}, when ${verb(composer, fact)}.`,
    () => `Not ${choice(composer, fact)}: ${verb(composer, fact)} then.`,
  ])
  yield composer.line(text, [fact])
  const why = reason(composer, fact, kind)
  if (why) yield composer.line(capital(full(why)), [], fact.id)
}
