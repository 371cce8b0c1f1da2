/** How one ending is told: its day, what it is, and when it comes back. */
import type { TimedFact } from '../../brief/facts.ts'
import type { Composer } from '../../almanac/composer.ts'
import { day } from '../../almanac/date-names.ts'
import { counts } from '../../almanac/leaning.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { tellTimedFact } from '../../almanac/plans/current-chapter.ts'
import { say } from '../../almanac/plans/shared.ts'
import { isBegun, subjectOf } from '../../almanac/transit-names.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import { full } from '../../language/text.ts'
import type { Ending } from './endings.ts'

/** Its day, what it is, and the days on which it comes back. `keys`: for one visit, for more. */
export function* ending(
  composer: Composer,
  keys: readonly [string, string],
  { fact, visits }: Ending,
): Iterable<LineOrBreak> {
  const { theme } = composer.context.intent
  const last = visits.at(-1)
  const unit = composer.unit(keys[last?.leaves ? 1 : 0])
  if (unit) yield composer.line(full(dated(composer, unit.text, fact, last)), [fact])
  const unsure = uncertainty(composer, 'What I date here is sure without it.')
  if (unsure) yield unsure
  yield composer.paragraph()
  const opening = !isBegun(composer, fact)
    ? 'It comes with'
    : composer.form('until.is', [
        () => 'What you feel of it comes from',
        () => 'In the sky it is',
        () => 'Behind it stands',
      ])
  yield* tellTimedFact(composer, fact, theme, opening)
  for (const visit of visits) yield* tellTimedFact(composer, visit, theme, 'It comes back with', 'short')
  yield* peak(composer, [fact, ...visits])
}

/** `{when}`: when it lets go; `{last}`: when its last visit does. */
function dated(composer: Composer, text: string, fact: TimedFact, last: TimedFact | undefined): string {
  return text.replaceAll(/\{(when|last)\}/g, (_, name: string) => {
    const of = name === 'last' && last ? last : fact
    return day(composer, of.leaves!, 'to', subjectOf(of))
  })
}

/** Whether its exact days are over: known only where the birth time leaves them as they are. */
function* peak(composer: Composer, visits: readonly TimedFact[]): Iterable<LineOrBreak> {
  if (visits.some((fact) => fact.kind !== 'transit' || fact.between)) return
  const exact = visits.flatMap((fact) => (fact.kind === 'transit' ? fact.exact : []))
  if (exact.length === 0 || counts(visits[0]!) > 0) return
  const isOver = exact.every((at) => at < composer.context.frame.at)
  yield* say(composer, isOver ? 'until.past_peak' : 'until.peak')
}
