/** The windows of a forecast: the engine's own stays, the heaviest first chosen, told in order of time. */
import type { WindowEnergy } from '@astrarium/contracts'
import { capital, full } from '../../language/text.ts'
import { meaning } from '../../almanac/timed-fact-lines.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { Fact } from '../../types.ts'
import type { FieldWriter } from '../field-writer.ts'
import { energyOf, mannerOf } from './window-energy.ts'
import type { Length } from '../../almanac/timed-fact-lines.ts'
import type { TimedFact } from '../../brief/facts.ts'
import { passageMeaning } from '../../almanac/passage-lines.ts'
import { day, range } from '../../almanac/date-names.ts'
import { subjectOf, transitNoun, passageNoun, exactWords, isBegun } from '../../almanac/transit-names.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export interface TimingWindow {
  /** "From 21 April to 16 May 2027, exact on 3 May" */
  period: string
  /** "Saturn opposite your Venus in Libra" */
  type: string
  description: string
  energy: WindowEnergy
  /** null: a stay in a house that had begun before today */
  enters: Date | null
  exact: Date[]
  /** null: beyond what was searched, years from now */
  leaves: Date | null
  facts: Fact[]
}

export const ALL_THROUGH = 'throughout'

/** `{when}` within the span: "around 3 May", "until 4 May", "from 1 to 27 May 2027", "throughout". */
export function whenInSpan(composer: Composer, fact: TimedFact): string {
  const { frame } = composer.context
  const begin = Math.max(Number(frame.from), Number(frame.at))
  const isIn = (date: Date | null): date is Date => date !== null && Number(date) >= begin && date < frame.to
  const subject = subjectOf(fact)
  const exact = fact.kind === 'transit' ? fact.exact.find(isIn) : undefined
  if (exact) return `around ${day(composer, exact, 'at', subject)}`
  if (isIn(fact.enters) && isIn(fact.leaves)) return range(composer, fact.enters, fact.leaves, subject)
  if (isIn(fact.leaves)) return `until ${day(composer, fact.leaves, 'to', subject)}`
  return isIn(fact.enters) ? `from ${day(composer, fact.enters, 'from', subject)} on` : ALL_THROUGH
}

export function timingWindows(writer: FieldWriter, chosen: readonly TimedFact[]): TimingWindow[] {
  const { composer } = writer
  return chosen.flatMap((fact): TimingWindow[] => {
    const head = writer.pair(() => {
      const type = capital(
        fact.kind === 'transit' ? transitNoun(composer, fact) : passageNoun(composer, fact),
      )
      const period = periodOf(composer, fact)
      return {
        first: type,
        second: period,
        line: composer.line(`${type}${/,/.test(type) ? ',' : ''} ${period}.`, [fact]),
      }
    })
    if (!head) return []
    const { text } = writer.write(lines(composer, fact, chosen.length > 8 ? 'short' : 'full'))
    const energy = energyOf(fact)
    const { enters, leaves } = fact
    const exact = fact.kind === 'transit' ? fact.exact : []
    return [
      {
        period: capital(head.second),
        type: head.first,
        description: text,
        energy,
        enters,
        exact,
        leaves,
        facts: head.facts,
      },
    ]
  })
}

function periodOf(composer: Composer, fact: TimedFact): string {
  const subject = subjectOf(fact)
  const { enters, leaves } = fact
  const { frame } = composer.context
  // Pluto is in a house for decades: its years say nothing about these
  if (fact.kind === 'passage' && (!enters || enters <= frame.at) && (!leaves || leaves > frame.to))
    return 'all through this time'
  const stay =
    enters && leaves
      ? range(composer, enters, leaves, subject)
      : leaves
        ? `until ${day(composer, leaves, 'to', subject)}`
        : enters
          ? `from ${day(composer, enters, 'from', subject)} on`
          : 'for years to come'
  const exact = fact.kind === 'transit' ? exactWords(composer, fact) : ''
  return exact ? `${stay}, ${exact}` : stay
}

function* lines(composer: Composer, fact: TimedFact, length: Length): Iterable<LineOrBreak> {
  if (fact.kind === 'transit') {
    yield* meaning(composer, fact, composer.context.intent.theme, length)
    const advice = composer.unit(`${fact.body}>${fact.point}.${mannerOf(fact)}.do`, { isOptional: true })
    if (advice) yield composer.line(full(advice.text))
    const isOver = fact.exact.every((at) => at < composer.context.frame.at)
    const count = isOver ? 0 : fact.exact.length
    const passes = fact.isMiss
      ? 'pass.miss'
      : count === 2
        ? 'pass.two'
        : count === 3
          ? 'pass.three'
          : count > 3
            ? 'pass.more'
            : null
    const story = passes ? composer.unit(passes, { isOptional: true }) : null
    if (story) yield composer.line(story.text)
    if (advice || (length === 'short' && story)) return
  } else yield* passageMeaning(composer, fact)
  const use =
    isBegun(composer, fact) && length === 'short'
      ? null
      : composer.unit(`use.${energyOf(fact)}`, { isOptional: true })
  if (use) yield composer.line(use.text)
}
