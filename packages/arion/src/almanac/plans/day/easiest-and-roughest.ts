/** Of a week, the hour that is easiest and the one that is roughest. */
import { capital, full } from '../../../language/text.ts'
import type { Composer } from '../../composer.ts'
import type { LineOrBreak } from '../../line.ts'
import { choice, reason, verb } from './choice-words.ts'
import { chosenHours } from './chosen-hours.ts'

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
