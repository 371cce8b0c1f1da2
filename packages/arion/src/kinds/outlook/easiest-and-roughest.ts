/** Of a week, the hour that is easiest and the one that is roughest. */
import { capital, full } from '../../language/text.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { choice, reason, verb } from '../../almanac/plans/day/choice-words.ts'
import { chosenHours } from '../../almanac/plans/day/chosen-hours.ts'

export function* easiestAndRoughest(composer: Composer): Iterable<LineOrBreak> {
  const { best, hard } = chosenHours(composer)
  if (!best && !hard) return
  yield composer.paragraph()
  for (const [fact, name] of [
    [best, 'The easiest hour of it is'],
    [hard, 'The roughest is'],
  ] as const)
    if (fact)
      yield composer.line(
        `${name} ${choice(composer, fact)}, when ${verb(composer, fact)}. ${capital(full(reason(composer, fact, 'moon')))}`,
        [fact],
      )
}
