/** Of a week in which no hour shines, the days into which least of a hard kind falls. */
import { addDays, weekday, WEEKDAYS } from '../../language/calendar.ts'
import type { Composer } from '../../almanac/composer.ts'
import { isOpenDay } from '../../question/scale/days-asked.ts'
import { chosenHours, dayOf, daysOf, heaviness } from '../../almanac/plans/day/chosen-hours.ts'

/** "None of its days shines. Thursday is the freest of them, then Tuesday."; null where it is no week. */
export function freestDays(composer: Composer): string | null {
  const count = daysOf(composer)
  if (count < 2 || count > 7) return null
  const { span, today } = composer.context.frame
  const { decent } = chosenHours(composer)
  const days = Array.from({ length: count }, (_, index) => addDays(span.from, index))
    .filter((date) => date > today && isOpenDay(composer.context.intent.days ?? {}, date))
    .map((date) => ({
      name: WEEKDAYS[weekday(date) - 1]!,
      load: decent
        .filter((fact) => fact.tone === 'hard' && dayOf(composer, fact) === date)
        .reduce((total, fact) => total + heaviness(fact), 0),
    }))
    .toSorted((a, b) => a.load - b.load)
  const [first, second] = days
  if (!first || !second) return null
  return composer.form('when.freest', [
    () =>
      `None of its days shines. ${first.name} is the freest of them, since least of a hard kind falls into it; then ${second.name}.`,
    () => `${first.name}, then ${second.name}. Neither shines; they are the ones that weigh least.`,
  ])
}
