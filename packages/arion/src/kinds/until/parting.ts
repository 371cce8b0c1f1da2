/** When the ache of a parting eases: a word about it, what weighs on it now or next, what helps. */
import type { Point } from '@astrarium/sky'
import type { TimedFact } from '../../brief/facts.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { tellTimedFact } from '../../almanac/plans/current-chapter.ts'
import { say } from '../../almanac/plans/shared.ts'
import { isBegun } from '../../almanac/transit-names.ts'
import type { Eases } from '../../question/intent.ts'
import { ending } from './ending.ts'
import { endingOf, soonAfter, soonestHelp, weighing } from './endings.ts'

export function* partingPlan(composer: Composer, { since }: Eases): Iterable<LineOrBreak> {
  const { transits, ...others } = composer.context
  const context = { ...others, transits: transits.filter(isOfHeart), passages: [] }
  // what stays for years is told where nothing nearer lets go
  const years = { ...context, frame: { ...context.frame, to: new Date(Number(context.frame.to) + YEARS) } }
  const now = [...weighing(composer, context), ...weighing(composer, years)].find(isOfHeart)
  const ahead = new Date(Number(context.frame.at) + FOUR_MONTHS)
  const [next] = now ? [] : soonAfter(composer, ahead, context)
  const weight = now ?? next
  yield* say(composer, since ? SINCE[since] : 'parting.eases')
  if (!weight) yield* say(composer, 'until.parting.clear')
  else if (next) yield* ending(composer, ['until.parting.next', 'until.parting.next'], endingOnce(next))
  else {
    const once = weight.body === 'mars' ? 'until.parting.brief' : 'until.parting'
    yield* ending(composer, [once, 'until.parting.twice'], endingOf(composer, weight))
  }
  yield composer.paragraph()
  const help = soonestHelp(composer, context)
  if (help) {
    const opening = isBegun(composer, help) ? 'What carries you meanwhile is' : 'The first to lighten it is'
    yield* tellTimedFact(composer, help, 'self', opening, 'short')
  }
  if (weight) yield* say(composer, 'until.parting.own')
  yield composer.paragraph()
  yield* say(composer, '!parting')
}

/** What touches name, office or a house of others says nothing of this. */
function isOfHeart(fact: TimedFact): boolean {
  return fact.kind === 'transit' && HEART.includes(fact.point)
}

function endingOnce(fact: TimedFact) {
  return { fact, visits: [] }
}

const SINCE: Record<NonNullable<Eases['since']>, string> = {
  weeks: 'parting.eases.weeks',
  months: 'parting.eases.months',
  years: 'parting.eases.years',
}
const HEART: readonly Point[] = ['moon', 'venus', 'sun']
const FOUR_MONTHS = 122 * 86_400_000
const YEARS = 1500 * 86_400_000
