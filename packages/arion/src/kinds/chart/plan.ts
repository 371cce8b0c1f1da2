/**
 * A question about the chart itself: the plain fact first, then what it means for this person. Nothing is
 * to be done about it.
 */
import type { Composer } from '../../almanac/composer.ts'
import { housePlan } from './house.ts'
import { pointPlan } from './point.ts'
import { ofAspects } from './aspects.ts'
import { ofBalance } from './balance.ts'
import { ofBigThree } from './big-three.ts'
import { ofPhase } from './birth-phase.ts'
import { ofDignities } from './dignities.ts'
import { ofRuler, ofStrongest } from './leading-planet.ts'
import type { Asked } from './lines.ts'
import { ofPatterns } from './patterns.ts'
import { ofSaid } from './said.ts'
import { ofRetrogrades } from './retrogrades.ts'
import { ofSign } from './sign.ts'
import { ofTechniques } from './techniques.ts'
import { activePlan } from './active-house.ts'
import type { ChartQuestion } from '../../question/chart/chart-terms.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

type ChartPlans = {
  [About in ChartQuestion['about']]: (composer: Composer, asked: Asked<About>) => Iterable<LineOrBreak>
}

const PLANS: ChartPlans = {
  point: pointPlan,
  house: housePlan,
  active: activePlan,
  chart_ruler: ofRuler,
  strongest: ofStrongest,
  sign: ofSign,
  retrogrades: ofRetrogrades,
  aspects: ofAspects,
  balance: ofBalance,
  patterns: ofPatterns,
  dignity: ofDignities,
  big_three: ofBigThree,
  birth_phase: ofPhase,
  said: ofSaid,
  techniques: ofTechniques,
}

export function* chartPlan(composer: Composer): Iterable<LineOrBreak> {
  const asked = composer.context.intent.chart!
  yield* PLANS[asked.about](composer, asked as never)
}
