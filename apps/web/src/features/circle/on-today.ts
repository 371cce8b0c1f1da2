import type { CircleToday } from '@astrarium/contracts'

export type BetweenToday = CircleToday['between'][number]

/** In words for the legend: a square and an opposition are alike in that. */
const TODAY_KINDS = ['flowing', 'easy', 'joining', 'tense'] as const
type TodayKind = (typeof TODAY_KINDS)[number]

const KINDS: Record<BetweenToday['aspect'], TodayKind> = {
  conjunction: 'joining',
  sextile: 'easy',
  square: 'tense',
  trine: 'flowing',
  opposition: 'tense',
}

/** The kinds that occur, each with the aspect that stands for it in the legend. */
export function kindsOf(
  marks: readonly Pick<BetweenToday, 'aspect'>[],
): { kind: TodayKind; aspect: BetweenToday['aspect'] }[] {
  return TODAY_KINDS.flatMap((kind) => {
    const aspects = marks.map(({ aspect }) => aspect).filter((aspect) => KINDS[aspect] === kind)
    // the square is the better known of the tense ones
    const aspect = aspects.includes('square') ? 'square' : aspects[0]
    return aspect ? [{ kind, aspect }] : []
  })
}
